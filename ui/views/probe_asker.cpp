#include "ui/views/probe_asker.h"

namespace icl::ui {
namespace {
constexpr int kDelay = 60;  // ms: a drag or a wheel is one question
}

ProbeAsker::ProbeAsker(SessionController& lab, QString channel, std::string probe,
                       std::vector<std::string> ignored, QObject* parent)
    : QObject(parent),
      lab_(lab),
      channel_(std::move(channel)),
      probe_(std::move(probe)),
      ignored_(std::move(ignored)) {
  // Several pictures of one kind may be open: each hears only its own answers.
  channel_ += QStringLiteral("#") + QString::number(reinterpret_cast<quintptr>(this), 16);
  delay_.setSingleShot(true);
  delay_.setInterval(kDelay);
  connect(&delay_, &QTimer::timeout, this, &ProbeAsker::send);
  connect(&lab_, &SessionController::opened, this, &ProbeAsker::forget);
  connect(&lab_, &SessionController::probeAnswered, this,
          [this](const QString& to, std::uint64_t serial, const Result<ProbeResult>& result) {
            if (to != channel_) return;
            open_ = false;
            if (result.ok()) {
              if (answered_) answered_(result.value(), serial);
            } else if (refused_) {
              refused_(result.error());
            }
          });
}

void ProbeAsker::whenAnswered(Answered answered, Refused refused) {
  answered_ = std::move(answered);
  refused_ = std::move(refused);
}

bool ProbeAsker::offered() const { return lab_.isOpen() && lab_.type().probe(probe_) != nullptr; }

void ProbeAsker::forget() {
  waiting_.reset();
  asked_.reset();
  open_ = false;
  delay_.stop();
}

void ProbeAsker::ask(const Values& arguments) {
  const RunTrack* track = offered() ? lab_.active() : nullptr;
  if (track == nullptr) return;
  Question question{track->serial, track->state.live_config, arguments};
  for (const std::string& key : ignored_) question.config.erase(key);
  if (asked_ == question || waiting_ == question) return;
  const bool first = !asked_;
  waiting_ = std::move(question);
  if (first) {
    send();  // the first picture of a run should not wait
  } else {
    delay_.start();
  }
}

void ProbeAsker::send() {
  if (!waiting_ || !offered()) return;
  const auto complete = lab_.type().probe(probe_)->arguments.complete(waiting_->arguments);
  if (!complete) {
    if (refused_) refused_(complete.error());
    waiting_.reset();
    return;
  }
  asked_ = std::move(waiting_);
  waiting_.reset();
  open_ = true;
  lab_.ask(channel_, probe_, complete.value(), asked_->serial);
}

}  // namespace icl::ui
