#include "core/base/hash.h"

#include <array>
#include <bit>

#include <openssl/crypto.h>
#include <openssl/evp.h>

#include "core/base/result.h"

namespace icl {

static_assert(std::endian::native == std::endian::little, "row files are little-endian");

namespace {

/// When a program ends, threads may still be hashing: OpenSSL's own clearing up would take from
/// under them what they use, and lose what they hold.
void keepUntilTheEnd() {
  static const bool kept = OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, nullptr) == 1;
  ICL_CHECK(kept, "OpenSSL could not be set up");
}

}  // namespace

struct Sha256::State {
  struct Free {
    void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
  };
  std::unique_ptr<EVP_MD_CTX, Free> context{EVP_MD_CTX_new()};
  bool finished = false;
};

Sha256::Sha256() : state_((keepUntilTheEnd(), std::make_unique<State>())) {
  ICL_CHECK(state_->context != nullptr, "no memory for a digest");
  ICL_CHECK(EVP_DigestInit_ex(state_->context.get(), EVP_sha256(), nullptr) == 1, "SHA-256");
}

Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

void Sha256::update(std::string_view bytes) {
  ICL_CHECK(!state_->finished, "a finished digest was fed");
  ICL_CHECK(EVP_DigestUpdate(state_->context.get(), bytes.data(), bytes.size()) == 1, "SHA-256");
}

void Sha256::update(std::span<const double> values) {
  update(std::string_view(reinterpret_cast<const char*>(values.data()), values.size_bytes()));
}

std::string Sha256::hex() {
  ICL_CHECK(!state_->finished, "a digest was asked for twice");
  state_->finished = true;
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  ICL_CHECK(EVP_DigestFinal_ex(state_->context.get(), digest.data(), &size) == 1, "SHA-256");
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  out.reserve(std::size_t{2} * size);
  for (unsigned int i = 0; i < size; ++i) {
    out += kDigits[digest[i] >> 4];
    out += kDigits[digest[i] & 15];
  }
  return out;
}

std::string sha256(std::string_view bytes) {
  Sha256 hash;
  hash.update(bytes);
  return hash.hex();
}

}  // namespace icl
