// The kernels for x86-64 processors with AVX2 and fused multiply-add (x86-64-v3).
#define ICL_KERNELS v3
#define ICL_LANE_BYTES 32
#define ICL_TILE_ROWS 6
#if defined(__x86_64__)
#include "core/math/kernels/attention_kernels.h"
#include "core/math/kernels/tables.h"

namespace icl::kernels {

extern const Table<float> kV3Float;
extern const Table<double> kV3Double;

const Table<float> kV3Float = v3::tableOf<float>();
const Table<double> kV3Double = v3::tableOf<double>();

}  // namespace icl::kernels
#endif
