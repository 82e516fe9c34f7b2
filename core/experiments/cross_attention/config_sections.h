// Parts of the schema of the cross-attention experiment, one a section of the form; called by
// crossAttentionSchema() alone, in the order in which the form shows them. Any thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/experiments/cross_attention/config.h"

namespace icl::cross_attention {

using Builder = SchemaOf<Config>;

void addModalities(Builder& schema);
void addPrior(Builder& schema);
void addModel(Builder& schema);
void addMatrices(Builder& schema);
void addTraining(Builder& schema);
void addTest(Builder& schema);
void addRules(Builder& schema);

/// Whether the choice `key` stands at `option`.
bool is(const Values& values, std::string_view key, std::string_view option);
/// Why a setting of modality `number` (from 1) has no effect; empty: it acts.
std::function<Message(const Values&)> actsForModality(int number, bool per_modality);
/// The options of `key` that are not chosen, as twins.
std::function<std::vector<Value>(const Values&)> otherOptions(std::string key,
                                                              std::vector<std::string> options);
/// The other position of an on/off setting, as twin.
std::function<std::vector<Value>(const Values&)> otherPosition(std::string key);

}  // namespace icl::cross_attention
