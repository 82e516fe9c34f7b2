# Every preset is a test: label `preset` runs its first 50 steps, label `claims` runs it whole and
# measures each claim. A preset that says "long": true carries the label `long` there as well.
file(GLOB_RECURSE presets CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/presets/*.json)
foreach(file IN LISTS presets)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} json)
  string(JSON id ERROR_VARIABLE problem GET "${json}" id)
  if(problem)
    message(FATAL_ERROR "${file}: ${problem}")
  endif()
  string(JSON long ERROR_VARIABLE absent GET "${json}" long)
  set(labels claims)
  if(long STREQUAL "ON")
    list(APPEND labels long)
  endif()

  add_test(NAME preset.${id} COMMAND ${CMAKE_COMMAND} -D ICL=$<TARGET_FILE:icl> -D ID=${id}
    -D FILE=${file} -D STORE=${CMAKE_CURRENT_BINARY_DIR}/preset_runs/${id}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/preset_test.cmake)
  add_test(NAME claims.${id} COMMAND icl check ${id})
  set_tests_properties(preset.${id} PROPERTIES LABELS preset TIMEOUT 120)
  set_tests_properties(claims.${id} PROPERTIES LABELS "${labels}" TIMEOUT 600)
  set_tests_properties(preset.${id} claims.${id} PROPERTIES
    ENVIRONMENT ICL_RESOURCES=${CMAKE_SOURCE_DIR}/resources)
endforeach()
