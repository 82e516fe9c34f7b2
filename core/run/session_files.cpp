// Run files of a session: written by the trainer, loss-free. A file that cannot be written is
// reported once and given up; training goes on.
#include <algorithm>

#include "core/run/session_worker.h"

namespace icl {

namespace {

constexpr auto kKeepEvery = std::chrono::seconds(10);
constexpr std::uint64_t kRowsAtOnce = 4096;

/// Rows of a stored run before `step`, so that the run that goes on from it is whole.
Status copyRows(const RunReader& from, std::uint64_t step, RunWriter& to) {
  const std::uint64_t width = from.manifest().channels.size();
  const std::uint64_t count = step - from.manifest().first_step;
  for (std::uint64_t at = 0; at < count; at += kRowsAtOnce) {
    const auto rows = from.read(at, std::min(at + kRowsAtOnce, count));
    if (!rows) return rows.error();
    const std::span<const double> all(*rows);
    for (std::uint64_t i = 0; i * width < all.size(); ++i) {
      if (auto written = to.row(all.subspan(i * width, width)); !written) return written;
    }
  }
  return {};
}

}  // namespace

void SessionWorker::giveUpFile(std::size_t index, const Error& error) {
  SessionMember& member = *active_[index];
  member.kept = false;
  member.writer.reset();
  complain(Error{Message{ICL_TR("the run is no longer kept (%1); it goes on in memory"),
                         {error.message.text()}},
                 error.where});
  publishState(index);
}

/// The folder is made with the first step: a run that never moved leaves nothing behind.
Status SessionWorker::openFile(std::size_t index) {
  const Driver& driver = ensemble_.at(index);
  SessionMember& member = *active_[index];
  RunManifest manifest = manifestOf(driver);
  if (!member.state.parent.empty()) manifest.parent = member.state.parent;
  auto writer = RunWriter::create(options_.store, std::move(manifest));
  if (!writer) return writer.error();
  member.writer = std::move(writer).value();
  if (driver.beganFromOthers()) {
    // The past is the parent's, so the state at the first row is part of this record.
    if (auto kept = member.writer->checkpoint(*driver.firstSnapshot(), driver.first()); !kept) {
      return kept;
    }
  }
  if (member.stored) return copyRows(*member.stored, driver.position(), *member.writer);
  return member.writer->row(member.first_row);
}

void SessionWorker::record(std::size_t index) {
  const Driver& driver = ensemble_.at(index);
  SessionMember& member = *active_[index];
  if (!member.kept) return;
  if (!member.writer && driver.position() == member.begin) {
    member.first_row = member.last_row;
    return;
  }
  if (!member.writer) {
    if (auto opened = openFile(index); !opened) return giveUpFile(index, opened.error());
    publishState(index);
  }
  if (auto written = member.writer->row(member.last_row); !written) {
    giveUpFile(index, written.error());
  }
}

void SessionWorker::recordEdit(std::size_t index) {
  const Driver& driver = ensemble_.at(index);
  SessionMember& member = *active_[index];
  if (!member.writer) return;
  if (auto cut = member.writer->truncate(driver.position(), driver.events()); !cut) {
    giveUpFile(index, cut.error());
  }
}

void SessionWorker::recordLimits(std::size_t index) {
  const Driver& driver = ensemble_.at(index);
  SessionMember& member = *active_[index];
  if (!member.writer) return;
  if (auto told = member.writer->limits(driver.limit(), driver.options().until); !told) {
    giveUpFile(index, told.error());
  }
}

void SessionWorker::recordEnd(std::size_t index) {
  const Driver& driver = ensemble_.at(index);
  SessionMember& member = *active_[index];
  if (!member.writer) return;
  auto done = member.writer->checkpoint(*driver.snapshot(), driver.position());
  if (done) {
    done = member.writer->close(driver.ended().end, driver.ended().sentence.text(),
                                finalsOf(driver.channels(), member.last_row), member.seconds);
  }
  if (!done) giveUpFile(index, done.error());
}

void SessionWorker::checkpoints() {
  const auto now = Clock::now();
  for (std::size_t i = 0; i < active_.size(); ++i) {
    SessionMember& member = *active_[i];
    const Driver& driver = ensemble_.at(i);
    if (!member.writer || now - member.checkpoint_at < kKeepEvery) continue;
    if (driver.position() != driver.furthest() || member.ended) continue;
    member.checkpoint_at = now;
    if (auto kept = member.writer->checkpoint(*driver.snapshot(), driver.position()); !kept) {
      giveUpFile(i, kept.error());
    }
  }
}

/// A run that is closed by a person is complete, with the end "cancelled".
void SessionWorker::closeFile(std::size_t index) {
  SessionMember& member = *active_[index];
  Driver& driver = ensemble_.at(index);
  const bool ended = driver.ended().end != EndReason::None;
  const Message sentence = ended ? driver.ended().sentence
                                 : Message{ICL_TR("The run was stopped at step %1."),
                                           {std::to_string(driver.furthest())}};
  const EndReason end = ended ? driver.ended().end : EndReason::Cancelled;
  if (member.writer && !member.ended) {
    auto done = driver.approach(driver.furthest());  // the newest state is a keyframe
    if (done) done = member.writer->checkpoint(*driver.snapshot(), driver.position());
    if (done) {
      done = member.writer->close(end, sentence.text(),
                                  finalsOf(driver.channels(), member.last_row), member.seconds);
    }
    if (!done) return giveUpFile(index, done.error());
  }
  member.ended = true;
  publishState(index);
  {
    const std::lock_guard lock(members_mutex_);
    member.state.end = end;
    member.state.sentence = sentence;
  }
  member.writer.reset();
}

}  // namespace icl
