// ProbeAsker: one view's questions to one probe: completes the arguments, waits until a flood of
// changes is over (newest wins), asks again only when something that matters has changed. GUI.
#pragma once

#include <functional>

#include <QTimer>

#include "ui/session_controller.h"

namespace icl::ui {

class ProbeAsker : public QObject {
  Q_OBJECT
 public:
  using Answered = std::function<void(const ProbeResult&, std::uint64_t serial)>;
  using Refused = std::function<void(const Error&)>;

  /// `ignored`: settings whose change does not change the answer.
  ProbeAsker(SessionController& lab, QString channel, std::string probe,
             std::vector<std::string> ignored, QObject* parent);

  void whenAnswered(Answered answered, Refused refused = {});
  bool offered() const;
  /// Nothing waits to be asked or answered: the picture is whole.
  bool settled() const { return !waiting_ && !open_; }
  /// Asks the active run unless the same question is answered or on its way.
  void ask(const Values& arguments);
  void forget();

 private:
  struct Question {
    std::uint64_t serial = 0;
    Values config{}, arguments{};
    bool operator==(const Question&) const = default;
  };
  void send();

  SessionController& lab_;
  QString channel_;
  std::string probe_;
  std::vector<std::string> ignored_;
  Answered answered_{};
  Refused refused_{};
  std::optional<Question> waiting_{}, asked_{};
  bool open_ = false;  // the newest question has no answer yet
  QTimer delay_{};
};

}  // namespace icl::ui
