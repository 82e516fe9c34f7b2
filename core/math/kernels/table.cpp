#include "core/math/kernels/table.h"

namespace icl::kernels {

extern const Table<float> kPlainFloat;
extern const Table<double> kPlainDouble;
#if defined(__x86_64__)
extern const Table<float> kV3Float, kV4Float;
extern const Table<double> kV3Double, kV4Double;
#endif

namespace {

template <class T>
TableList<T> usable(const Table<T>& plain, [[maybe_unused]] const Table<T>* v3,
                    [[maybe_unused]] const Table<T>* v4) {
  TableList<T> list{{&plain, nullptr, nullptr}, {"plain", nullptr, nullptr}, 1};
#if defined(__x86_64__)
  const auto append = [&list](const Table<T>* table, const char* name) {
    list.tables[list.count] = table;
    list.names[list.count++] = name;
  };
  if (__builtin_cpu_supports("x86-64-v3")) append(v3, "x86-64-v3");
  if (__builtin_cpu_supports("x86-64-v4")) append(v4, "x86-64-v4");
#endif
  return list;
}

}  // namespace

#if defined(__x86_64__)
template <>
TableList<float> usableTables<float>() {
  return usable<float>(kPlainFloat, &kV3Float, &kV4Float);
}
template <>
TableList<double> usableTables<double>() {
  return usable<double>(kPlainDouble, &kV3Double, &kV4Double);
}
#else
template <>
TableList<float> usableTables<float>() {
  return usable<float>(kPlainFloat, nullptr, nullptr);
}
template <>
TableList<double> usableTables<double>() {
  return usable<double>(kPlainDouble, nullptr, nullptr);
}
#endif

template <class T>
const Table<T>& table() {
  static const TableList<T> list = usableTables<T>();
  return *list.tables[list.count - 1];
}

template const Table<float>& table<float>();
template const Table<double>& table<double>();

}  // namespace icl::kernels
