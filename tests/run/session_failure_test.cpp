// Sessions whose experiment fails in the middle of a command: the session goes on.
#include <atomic>
#include <stdexcept>
#include <utility>

#include "core/run/session.h"
#include "tests/support/session_fixture.h"

namespace icl {
namespace {

/// Where the next call throws, once.
enum class Trap { None, Create, Draw };

/// The tiny experiment with a trap in its pictures.
class Trapped final : public Experiment {
 public:
  Trapped(std::unique_ptr<Experiment> inner, std::atomic<Trap>& trap)
      : inner_(std::move(inner)), trap_(trap) {}
  StepStatus step(const StepContext& context) override { return inner_->step(context); }
  void measure(std::span<double> channels) const override { inner_->measure(channels); }
  void draw(Frame& frame, const Look& look) const override {
    Trap armed = Trap::Draw;
    if (trap_.compare_exchange_strong(armed, Trap::None)) {
      throw std::runtime_error("the picture broke");
    }
    inner_->draw(frame, look);
  }
  SnapshotPtr snapshot() const override { return inner_->snapshot(); }
  void restore(const Snapshot& snapshot) override { inner_->restore(snapshot); }
  Status restoreTensors(const std::vector<Snapshot::Tensor>& tensors) override {
    return inner_->restoreTensors(tensors);
  }
  Status apply(const Intervention& change) override { return inner_->apply(change); }

 private:
  std::unique_ptr<Experiment> inner_;
  std::atomic<Trap>& trap_;
};

class SessionFailureTest : public testing::SessionTest {
 protected:
  SessionFailureTest() {
    type_.create = [this, make = type_.create](
                       const Values& complete,
                       std::uint64_t seed) -> Result<std::unique_ptr<Experiment>> {
      // Only on the session's thread: what a caller asks for is refused on the caller's own.
      Trap armed = Trap::Create;
      if (std::this_thread::get_id() != caller_ &&
          trap_.compare_exchange_strong(armed, Trap::None)) {
        throw std::runtime_error("the experiment broke");
      }
      auto inner = make(complete, seed);
      if (!inner) return inner.error();
      return std::unique_ptr<Experiment>(
          std::make_unique<Trapped>(std::move(inner).value(), trap_));
    };
  }
  ~SessionFailureTest() override { session_.reset(); }
  bool told(const std::string& what) {
    return waitFor([&] {
      const auto error = session_->takeError();
      return error && error->text().find(what) != std::string::npos;
    });
  }

  const std::thread::id caller_ = std::this_thread::get_id();
  std::atomic<Trap> trap_{Trap::None};
};

TEST_F(SessionFailureTest, ACommandThatFailsIsToldAndTheNextOnesAreObeyed) {
  open({{"noise", 1.0}});
  session_->step(20);
  ASSERT_TRUE(waitAt(20));
  trap_ = Trap::Create;
  session_->rewind();  // makes the experiment anew
  session_->step(5);
  ASSERT_TRUE(told("experiment broke"));
  ASSERT_TRUE(waitAt(25)) << session_->position();
}

TEST_F(SessionFailureTest, AForkThatFailsIsGivenUpAndTheSessionComesToRest) {
  open({{"noise", 1.0}});
  session_->step(20);
  ASSERT_TRUE(waitAt(20));
  trap_ = Trap::Create;
  ASSERT_TRUE(session_->fork(first_, 10, {{"noise", 1.0}}, {}).ok());
  ASSERT_TRUE(told("experiment broke"));
  EXPECT_TRUE(waitIdle());
  EXPECT_EQ(session_->members().size(), 1u);
  const auto second = session_->fork(first_, 10, {{"noise", 1.0}}, {});
  ASSERT_TRUE(second.ok());
  ASSERT_TRUE(waitFor([&] { return state(*second).furthest == 20; }));
}

TEST_F(SessionFailureTest, CommandsThatWaitForASeekAreObeyedAlsoWhenItFails) {
  open({{"noise", 1.0}, {"work", 2000}}, {.steps = 400});
  ASSERT_TRUE(waitFor([&] { return session_->takeFrame(first_) != nullptr; }));
  session_->seek(300);  // the future: pictures are drawn on the way
  ASSERT_TRUE(waitFor([&] { return session_->position() > 3; }));
  session_->apply({"place", "y", 3.0, {}});  // waits for the seek
  trap_ = Trap::Draw;
  ASSERT_TRUE(waitFor([&] {
    static_cast<void>(session_->takeFrame(first_));  // the screen wants another
    return !state(first_).events.empty();
  }));
  ASSERT_TRUE(told("picture broke"));
  EXPECT_LT(session_->position(), 300u);
}

}  // namespace
}  // namespace icl
