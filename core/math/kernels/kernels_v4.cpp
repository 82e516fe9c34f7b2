// The kernels for x86-64 processors with AVX-512 (x86-64-v4).
#define ICL_KERNELS v4
#define ICL_LANE_BYTES 64
#define ICL_TILE_ROWS 8
#if defined(__x86_64__)
#include "core/math/kernels/attention_kernels.h"
#include "core/math/kernels/tables.h"

namespace icl::kernels {

extern const Table<float> kV4Float;
extern const Table<double> kV4Double;

const Table<float> kV4Float = v4::tableOf<float>();
const Table<double> kV4Double = v4::tableOf<double>();

}  // namespace icl::kernels
#endif
