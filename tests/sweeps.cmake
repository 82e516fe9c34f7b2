# Every ready sweep is a test: the small form runs whole and its claims are measured (label
# `claims`). That all of them load, and that each has a small form, is tested beside (cli_tests).
file(GLOB sweeps CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/sweeps/*-small.json)
foreach(file IN LISTS sweeps)
  get_filename_component(id ${file} NAME_WE)
  add_test(NAME sweep.${id} COMMAND ${CMAKE_COMMAND} -D ICL=$<TARGET_FILE:icl> -D FILE=${file}
    -D STORE=${CMAKE_CURRENT_BINARY_DIR}/sweep_runs/${id} -P ${CMAKE_CURRENT_SOURCE_DIR}/sweep_test.cmake)
  set_tests_properties(sweep.${id} PROPERTIES LABELS claims TIMEOUT 300
    ENVIRONMENT ICL_RESOURCES=${CMAKE_SOURCE_DIR}/resources)
endforeach()
