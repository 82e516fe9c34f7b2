// SweepMaker: makes sweeps out of files and of what the form says, away from the GUI thread: the
// core checks every cell of a grid, and reads presets for some. The newest wish wins. Also lists
// the ready sweeps. Its calls return at once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QObject>

#include "core/run/sweep.h"
#include "ui/back_room.h"

namespace icl::ui {

/// A checked sweep, where its results are, and what it will need.
struct MadeSweep {
  std::shared_ptr<const Sweep> sweep{};
  std::filesystem::path file{};  // empty: the form's
  std::filesystem::path folder{};
  SweepEstimate need{};
};

/// A ready sweep before it is loaded, in English.
struct ShelvedSweep {
  std::filesystem::path file{};
  std::string title{}, story{};
};

class SweepMaker : public QObject {
  Q_OBJECT
 public:
  explicit SweepMaker(const Catalog& catalog, QObject* parent = nullptr);

  /// The text of a sweep file, as Json; errors begin with `where`.
  void fromJson(const Json& json, const std::string& where);
  /// A sweep file, a folder of results, or a file in one.
  void fromFile(const std::filesystem::path& path);
  /// Something was asked for and has not come.
  bool busy() const { return wanted_ != answered_; }
  /// What was asked for comes no more.
  void forget() { answered_ = ++wanted_; }

  void listReady();

 Q_SIGNALS:
  void made(const icl::ui::MadeSweep& made);
  void refused(const icl::Error& error);
  void listed(const std::vector<icl::ui::ShelvedSweep>& ready);

 private:
  void ask(std::function<Result<MadeSweep>()> make);

  const Catalog& catalog_;
  std::uint64_t wanted_ = 0, answered_ = 0;
  BackRoom maker_{}, lister_{};
};

}  // namespace icl::ui
