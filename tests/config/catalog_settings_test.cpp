// Walks the settings of every experiment and the arguments of every probe of the catalog.
#include <cctype>
#include <cmath>
#include <functional>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/config/reference.h"
#include "core/experiments/catalog.h"

namespace icl {
namespace {

void forEverySchema(const std::function<void(const Schema&, const std::string&)>& check) {
  for (const ExperimentType& type : makeCatalog()) {
    check(type.schema, type.id);
    for (const ProbeType& probe : type.probes) check(probe.arguments, type.id + "/" + probe.id);
  }
}

bool isKey(const std::string& text) {
  for (const char c : text) {
    if (std::islower(static_cast<unsigned char>(c)) == 0 &&
        std::isdigit(static_cast<unsigned char>(c)) == 0 && c != '-') {
      return false;
    }
  }
  return !text.empty();
}

TEST(CatalogSettings, KeysAreUniqueLowerCaseWordsWithTitleAndHelp) {
  forEverySchema([](const Schema& schema, const std::string& where) {
    std::set<std::string> seen;
    for (const Field& field : schema.fields()) {
      EXPECT_TRUE(isKey(field.key)) << where << ": " << field.key;
      EXPECT_TRUE(seen.insert(field.key).second) << where << ": " << field.key << " twice";
      EXPECT_FALSE(field.title.empty()) << where << ": " << field.key;
      EXPECT_FALSE(field.help.empty()) << where << ": " << field.key;
      EXPECT_TRUE(field.help.empty() || field.help.back() == '.') << where << ": " << field.help;
    }
  });
}

TEST(CatalogSettings, BoundsDefaultAndScaleFitEachOther) {
  forEverySchema([](const Schema& schema, const std::string& where) {
    for (const Field& field : schema.fields()) {
      const std::string name = where + ": " + field.key;
      const auto checked = field.check(field.fallback);
      EXPECT_TRUE(checked) << name << ": " << (checked ? "" : checked.error().text());
      if (checked && !mayBeUnset(field)) {
        EXPECT_EQ(*checked, field.fallback) << name << ": the default has another kind";
      }
      EXPECT_LT(field.min, field.max) << name;
      if (field.scale == Scale::Log) {
        EXPECT_GT(field.min, 0) << name << ": log scale";
      }
      if (field.kind == Kind::Choice) {
        EXPECT_GE(field.options.size(), 2U) << name;
      }
      if (field.kind == Kind::Integer && std::isfinite(field.min)) {
        EXPECT_EQ(field.min, std::floor(field.min)) << name;
      }
    }
  });
}

TEST(CatalogSettings, DefaultsKeepTheRules) {
  forEverySchema([](const Schema& schema, const std::string& where) {
    const auto complete = schema.complete({});
    EXPECT_TRUE(complete) << where << ": " << (complete ? "" : complete.error().text());
  });
}

TEST(CatalogSettings, RulesNameFieldsThatExist) {
  forEverySchema([](const Schema& schema, const std::string& where) {
    for (const Rule& rule : schema.rules()) {
      EXPECT_FALSE(rule.keys.empty()) << where;
      for (const std::string& key : rule.keys) {
        EXPECT_NE(schema.find(key), nullptr) << where << ": " << key;
      }
    }
  });
}

TEST(CatalogSettings, EveryTextOutsideItsRangeIsRefusedByName) {
  forEverySchema([](const Schema& schema, const std::string& where) {
    for (const Field& field : schema.fields()) {
      std::vector<std::string> wrong;
      if (field.kind == Kind::Integer || field.kind == Kind::Real) {
        wrong = {"nonsense", "inf", "-inf", "1e400", "1,5"};
        if (!mayBeUnset(field)) wrong.insert(wrong.end(), {"nan", ""});
        if (std::isfinite(field.max)) wrong.push_back(std::to_string(field.max * 2 + 1));
      } else if (field.kind == Kind::Choice || field.kind == Kind::Toggle) {
        wrong = {"nonsense", "", "on off"};
      }
      for (const std::string& text : wrong) {
        const auto result = schema.parseAssignment(field.key + "=" + text);
        ASSERT_FALSE(result) << where << ": " << field.key << " took '" << text << "'";
        EXPECT_THAT(result.error().text(), testing::HasSubstr(field.key)) << where;
      }
    }
  });
}

TEST(CatalogSettings, EveryValueOutsideItsBoundsIsRefusedByName) {
  forEverySchema([](const Schema& schema, const std::string& where) {
    for (const Field& field : schema.fields()) {
      if (field.kind != Kind::Integer && field.kind != Kind::Real) continue;
      for (const double bad : {std::nextafter(field.min, -INFINITY) - 1, field.max + 1,
                               std::nan(""), double{INFINITY}, -double{INFINITY}}) {
        if (std::isfinite(bad) && bad >= field.min && bad <= field.max) continue;
        if (std::isnan(bad) && mayBeUnset(field)) continue;
        const auto result = field.check(bad);
        ASSERT_FALSE(result) << where << ": " << field.key << " took " << bad;
        EXPECT_THAT(result.error().text(), testing::StartsWith(field.key + " must be "));
      }
    }
  });
}

TEST(CatalogSettings, EveryTypingErrorInAKeyFindsItsWayBack) {
  forEverySchema([](const Schema& schema, const std::string& where) {
    for (const Field& field : schema.fields()) {
      if (field.key.size() < 4) continue;
      std::string wrong = field.key;
      std::swap(wrong[1], wrong[2]);
      if (wrong == field.key || schema.find(wrong) != nullptr) continue;
      const auto result = schema.parseAssignment(wrong + "=1");
      ASSERT_FALSE(result);
      EXPECT_THAT(result.error().text(), testing::HasSubstr("did you mean '"))
          << where << ": " << wrong;
    }
  });
}

TEST(CatalogSettings, ReferenceTextsShowEverySetting) {
  forEverySchema([](const Schema& schema, const std::string& where) {
    const std::string help = helpText(schema), page = markdownReference(schema);
    for (const Field& field : schema.fields()) {
      EXPECT_THAT(help, testing::HasSubstr("  " + field.key + "  ")) << where;
      EXPECT_THAT(page, testing::HasSubstr("| `" + field.key + "` |")) << where;
    }
  });
}

}  // namespace
}  // namespace icl
