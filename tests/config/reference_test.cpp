#include "core/config/reference.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace icl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

enum class Start { Zero, Data };

struct Config {
  int depth = 4;
  Start start = Start::Zero;
  double rate = 0.01;
  std::string tasks{};
};

Schema exampleSchema() {
  return SchemaOf<Config>("example", "Example")
      .section("Model")
      .add(&Config::depth, "depth", "Depth")
      .range(1, 1024)
      .log()
      .unit("layers")
      .help("How many layers | blocks.")
      .add(&Config::start, "start", "Start")
      .option(Start::Zero, "zero", "Zero", "prediction starts at 0")
      .option(Start::Data, "data", "Data")
      .help("Where the prediction starts.")
      .section("Method")
      .add(&Config::rate, "rate", "Rate")
      .range(1e-5, 1)
      .unit("layers")
      .symbol("η_{0}")
      .live()
      .add(&Config::tasks, "tasks", "Tasks");
}

TEST(Reference, HelpTextShowsEverySettingWithItsFacts) {
  EXPECT_EQ(helpText(exampleSchema(), 60), R"(Model
  depth  Depth
      1 … 1024, log layers; default 4
      How many layers | blocks.
  start  Start
      zero, data; default zero
      Where the prediction starts. zero: prediction starts
      at 0; data: Data.

Method
  rate  Rate, η_0
      1e-05 … 1 layers; default 0.01; can change while
      running
  tasks  Tasks
      text; default (empty)
)");
}

TEST(Reference, NoLineOfHelpIsLongerThanTheTerminal) {
  const std::string text = helpText(exampleSchema(), 40);
  std::size_t start = 0;
  while (start < text.size()) {
    const std::size_t end = text.find('\n', start);
    EXPECT_LE(end - start, 42U);  // "…" is three bytes
    start = end + 1;
  }
}

TEST(Reference, MarkdownIsOneTableASectionWithBarsEscaped) {
  EXPECT_EQ(markdownReference(exampleSchema(), 3), R"(### Model

| setting | title | range | unit | default | changes | help |
| --- | --- | --- | --- | --- | --- | --- |
| `depth` | Depth | 1 … 1024, log | layers | 4 | at a restart | How many layers \| blocks. |
| `start` | Start | zero, data |  | zero | at a restart | Where the prediction starts. `zero`: prediction starts at 0; `data`: Data. |

### Method

| setting | title | range | unit | default | changes | help |
| --- | --- | --- | --- | --- | --- | --- |
| `rate` | Rate | 1e-05 … 1 | layers | 0.01 | while running |  |
| `tasks` | Tasks | text |  | (empty) | at a restart |  |
)");
}

TEST(Reference, DescribeIsOneObjectASetting) {
  const Json items = describe(exampleSchema());
  ASSERT_EQ(items.items().size(), 4U);
  EXPECT_EQ(items.items()[0].print(),
            R"({"key":"depth","title":"Depth","kind":"integer","range":"1 … 1024, log",)"
            R"("unit":"layers","default":4,"help":"How many layers | blocks.","section":"Model",)"
            R"("options":[],"live":false})");
  EXPECT_EQ(items.items()[1].find("options")->print(), R"(["zero","data"])");
  EXPECT_TRUE(items.items()[2].find("live")->asBool());
  EXPECT_EQ(items.items()[2].find("symbol")->asString(), "η_{0}");
  EXPECT_EQ(items.items()[0].find("symbol"), nullptr);
}

TEST(Reference, TranslatorsSeeEveryTextOnce) {
  EXPECT_THAT(translatable(exampleSchema()),
              ElementsAre("Example", "Model", "Depth", "How many layers | blocks.", "layers",
                          "Start", "Where the prediction starts.", "Zero", "prediction starts at 0",
                          "Data", "Method", "Rate", "Tasks"));
}

TEST(Reference, ASchemaWithoutSettingsIsAnEmptyText) {
  EXPECT_EQ(helpText(Schema{}), "");
  EXPECT_EQ(markdownReference(Schema{}), "");
  EXPECT_TRUE(describe(Schema{}).items().empty());
}

}  // namespace
}  // namespace icl
