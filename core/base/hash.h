// SHA-256 of texts and files: digests of recorded rows, content hashes of settings, file identity.
// Called by records, registry and verify; plain objects, any thread. Not for passwords.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace icl {

/// Incremental: feed bytes as they are written, ask for the digest once.
class Sha256 {
 public:
  Sha256();
  ~Sha256();
  Sha256(Sha256&&) noexcept;
  Sha256& operator=(Sha256&&) noexcept;

  void update(std::string_view bytes);
  /// The doubles as they lie in memory (little-endian on every machine we build for).
  void update(std::span<const double> values);
  /// 64 lower-case hexadecimal digits; the object cannot be fed afterwards.
  std::string hex();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

std::string sha256(std::string_view bytes);

}  // namespace icl
