// The kernels for any processor that the compiler builds for.
#define ICL_KERNELS plain
#define ICL_LANE_BYTES 16
#define ICL_TILE_ROWS 4
#include "core/math/kernels/attention_kernels.h"
#include "core/math/kernels/tables.h"

namespace icl::kernels {

extern const Table<float> kPlainFloat;
extern const Table<double> kPlainDouble;

const Table<float> kPlainFloat = plain::tableOf<float>();
const Table<double> kPlainDouble = plain::tableOf<double>();

}  // namespace icl::kernels
