// Pieces of a sweep file: axes, records, claims. Used by the reader of sweeps alone.
#pragma once

#include <string>
#include <vector>

#include "core/run/sweep.h"

namespace icl {

Result<std::vector<SweepAxis>> sweepAxesFromJson(const Json* json, const Schema& schema,
                                                 const std::string& where);
Result<std::vector<std::uint64_t>> sweepSeedsFromJson(const Json* json, std::uint64_t first,
                                                      const std::string& where);
Result<std::vector<SweepRecord>> sweepRecordsFromJson(const Json* json, const ExperimentType& type,
                                                      const std::vector<SweepAxis>& axes,
                                                      const std::string& where);
Result<SweepKeep> sweepKeepFromJson(const Json* json, const std::string& where);
Result<SweepPicture> sweepPictureFromJson(const Json* json, const std::string& where);
Result<std::vector<SweepClaim>> sweepClaimsFromJson(const Json* json, const std::string& where);

/// The error with `where` before what it says itself.
Error sweepError(const Error& error, const std::string& where);

}  // namespace icl
