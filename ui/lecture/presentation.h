// Presentation: a lecture that is being given: CuePlayer, the audience's window, the keys of a
// presenter's clicker. Started and ended by MainWindow, which shows SpeakerPanel meanwhile. Keys
// are taken from the speaker's window, too, unless something is typed there. GUI thread.
#pragma once

#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include "ui/lecture/audience_window.h"
#include "ui/lecture/cue_player.h"

class QKeyEvent;

namespace icl::ui {

class CueBook;
class LabDocument;
class Language;

class Presentation : public QObject {
  Q_OBJECT
 public:
  /// `window`: the speaker's. `views`: its pictures by name.
  Presentation(SessionController& controller, LabDocument& document,
               const std::vector<Preset>& presets, const Language& language, QWidget& window);
  ~Presentation() override;
  void setViewSource(AudienceWindow::ViewSource views) { views_ = std::move(views); }
  /// Counted from 1; 0: a screen other than the speaker's, if there is one.
  void setScreen(int number) { screen_ = number; }

  bool begin(int first = 0);
  void end();
  bool isOn() const { return audience_ != nullptr; }
  void next();
  void back();
  void setBlank(bool on);
  void setFrozen(bool on);
  void setDark(bool on);
  static bool wantsDark();

  CuePlayer& player() { return player_; }
  AudienceWindow* audience() const { return audience_.get(); }
  qint64 seconds() const { return isOn() ? clock_.elapsed() / 1000 : 0; }
  int minutes() const;
  /// Caption or note in the window's language.
  QString textOf(const Cue* cue, bool caption) const;
  /// "runs to step 100", "covered: the next key reveals", ….
  QString stateText() const;

 Q_SIGNALS:
  void begun();
  void ended();
  void changed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool takeKey(const QKeyEvent& event, const QWidget& at, bool act);
  bool mine(const QObject* watched) const;
  QScreen* audienceScreen() const;
  void showCue();

  SessionController& controller_;
  LabDocument& document_;
  CueBook& book_;
  const Language& language_;
  QWidget& window_;
  AudienceWindow::ViewSource views_{};
  CuePlayer player_;
  std::unique_ptr<AudienceWindow> audience_{};
  QElapsedTimer clock_;
  int screen_ = 0;
};

}  // namespace icl::ui
