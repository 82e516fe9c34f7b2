# The rules hold for the tree, and they would notice if they did not.
add_test(NAME Architecture.IncludesAndFileLengthsFollowTheRules COMMAND ${CMAKE_COMMAND}
  -D ROOT=${CMAKE_SOURCE_DIR} -P ${CMAKE_CURRENT_SOURCE_DIR}/architecture/include_rules.cmake)
add_test(NAME Architecture.EveryPlantedViolationIsFound COMMAND ${CMAKE_COMMAND}
  -D SCRATCH=${CMAKE_CURRENT_BINARY_DIR}/planted -P ${CMAKE_CURRENT_SOURCE_DIR}/architecture/planted_violations.cmake)
set_tests_properties(Architecture.IncludesAndFileLengthsFollowTheRules
  Architecture.EveryPlantedViolationIsFound PROPERTIES LABELS architecture)
