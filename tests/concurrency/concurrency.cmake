# What the tsan preset builds: the concurrency tests and, there alone, the canary.
add_custom_target(concurrency_checks)
if(TARGET concurrency_tests)
  add_dependencies(concurrency_checks concurrency_tests)
endif()

# A job that reports no races is worth something only if it reports this one: the canary increments
# an unguarded counter through core/base/parallel.h and passes only if ThreadSanitizer says so.
set(canary ${CMAKE_CURRENT_SOURCE_DIR}/concurrency/planted_race.cpp)
if(ICL_SANITIZE STREQUAL "thread" AND EXISTS ${canary})
  add_executable(planted_race ${canary})
  target_link_libraries(planted_race PRIVATE icl_engine)
  add_dependencies(concurrency_checks planted_race)
  add_test(NAME PlantedRace.IsReportedByThreadSanitizer COMMAND planted_race)
  set_tests_properties(PlantedRace.IsReportedByThreadSanitizer PROPERTIES LABELS concurrency TIMEOUT 60
    PASS_REGULAR_EXPRESSION "WARNING: ThreadSanitizer: data race")
endif()
