// Helpers of tests: a temporary folder that goes away, relative error, equality of bits.
#pragma once

#include <cstddef>
#include <cstring>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace icl::testing {

/// A fresh folder, deleted with everything in it at the end of the scope.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(std::string_view name) const { return path_ / name; }

 private:
  std::filesystem::path path_{};
};

/// |a − b| / max(|b|, tiny).
double relativeError(double a, double b);
/// Index of the first entry whose bits differ, or -1; a NaN equals itself.
std::ptrdiff_t firstDifference(std::span<const double> a, std::span<const double> b);
std::string readText(const std::filesystem::path& file);
void writeText(const std::filesystem::path& file, std::string_view text);

}  // namespace icl::testing
