cmake_minimum_required(VERSION 3.25)
# Runs the sweep FILE into the fresh folder STORE: all jobs are stored, none failed, and every claim
# holds (icl exits 1 where one does not).
file(REMOVE_RECURSE ${STORE})
execute_process(COMMAND ${ICL} sweep ${FILE} --out ${STORE}
  RESULT_VARIABLE code OUTPUT_VARIABLE answer ERROR_VARIABLE said)
message("${answer}${said}")
file(REMOVE_RECURSE ${STORE})
if(NOT code EQUAL 0)
  message(FATAL_ERROR "icl sweep ${FILE} ended with ${code}")
endif()
if(NOT answer MATCHES "; 0 failed, ")
  message(FATAL_ERROR "a job of ${FILE} failed")
endif()
