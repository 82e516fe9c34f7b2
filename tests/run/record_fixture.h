// A store with runs of the tiny experiment, whole or cut off as by a kill. Used by the tests of
// records.
#pragma once

#include <filesystem>
#include <memory>

#include <gtest/gtest.h>

#include "core/run/record.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl::testing {

class RecordTest : public ::testing::Test {
 protected:
  std::unique_ptr<Driver> make(const Values& changes = {{"noise", 1.0}}, RunOptions options = {}) {
    return std::move(Driver::create(catalog_[0], changes, options)).value();
  }
  std::unique_ptr<RunWriter> writerOf(const Driver& driver) {
    auto writer = RunWriter::create(store_.path(), manifestOf(driver));
    EXPECT_TRUE(writer.ok()) << writer.error().text();
    return std::move(writer).value();
  }
  /// A run stopped by a kill after `rows` rows: written, but never closed.
  std::filesystem::path interrupted(Driver& driver, std::uint64_t rows, std::uint64_t checkpoint) {
    const auto writer = writerOf(driver);
    for (std::uint64_t i = 0; i < rows; ++i) {
      if (i > 0) driver.advance();
      EXPECT_TRUE(writer->row(driver.row()).ok());
      if (checkpoint != 0 && driver.position() == checkpoint) {
        EXPECT_TRUE(writer->checkpoint(*driver.snapshot(), checkpoint).ok());
      }
    }
    return writer->folder();
  }
  Catalog catalog_{tiny::type()};
  TemporaryFolder store_;
};

}  // namespace icl::testing
