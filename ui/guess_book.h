// GuessBook: the curves that were drawn by hand over what is covered, one a quantity, so that they
// outlive the pictures they were drawn in. A new cover or a new run begins with an empty book; when
// the cover is taken away they stay beside the true curves. Belongs to SessionController. Lectures
// have no undo list, so it takes back strokes by itself. GUI thread.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include "ui/plots/guess_curve.h"

namespace icl::ui {

class SessionController;

class GuessBook : public QObject {
  Q_OBJECT
 public:
  explicit GuessBook(SessionController& lab);
  const GuessCurve& of(const QString& quantity) const;
  /// `begins`: a new stroke, which is taken back as a whole.
  void set(const QString& quantity, const GuessCurve& guess, bool begins);
  void takeBack(const QString& quantity);
  bool canTakeBack(const QString& quantity) const;
  void clear();

 Q_SIGNALS:
  void changed();

 private:
  void lookForNewRun();
  SessionController& lab_;
  std::map<QString, GuessCurve> guesses_{};
  std::vector<std::pair<QString, GuessCurve>> before_{};
  std::uint64_t newest_ = 0;  // serial of the newest run that was seen
};

}  // namespace icl::ui
