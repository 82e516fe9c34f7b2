#include "core/base/cpu.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace icl {
namespace {

TEST(Cpu, NamesTheInstructionSetInOneLine) {
  const std::string name = processorName();
#if defined(__x86_64__)
  EXPECT_TRUE(name.starts_with("x86-64")) << name;
#else
  EXPECT_FALSE(name.empty());
#endif
  EXPECT_EQ(name.find('\n'), name.npos);
  EXPECT_EQ(name, processorName());
}

}  // namespace
}  // namespace icl
