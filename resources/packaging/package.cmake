# What is installed beside the programs, and the Debian package made of it.
set(ICL_ID org.icl_lab.icl_lab)
set(packaging ${CMAKE_SOURCE_DIR}/resources/packaging)

install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/presets ${CMAKE_SOURCE_DIR}/resources/sweeps ${CMAKE_SOURCE_DIR}/resources/lectures
  ${CMAKE_SOURCE_DIR}/resources/docs ${CMAKE_SOURCE_DIR}/resources/colormaps ${CMAKE_SOURCE_DIR}/resources/reference
  ${CMAKE_SOURCE_DIR}/resources/python DESTINATION ${CMAKE_INSTALL_DATADIR}/icl-lab
  FILES_MATCHING PATTERN *.json PATTERN *.md PATTERN *.svg PATTERN *.png PATTERN *.py)

# Compressed at build time: without a name or a clock in it, so that the package is reproducible.
find_program(GZIP gzip REQUIRED)
function(icl_install_compressed source name folder)
  set(target ${CMAKE_BINARY_DIR}/packaging/${name}.gz)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/packaging)
  add_custom_command(OUTPUT ${target} DEPENDS ${source} VERBATIM
    COMMAND sh -c "\"$1\" -9nc \"$2\" > \"$3\"" -- ${GZIP} ${source} ${target})
  set_property(GLOBAL APPEND PROPERTY ICL_COMPRESSED ${target})
  install(FILES ${target} DESTINATION ${folder})
endfunction()

set(doc ${CMAKE_INSTALL_DATADIR}/doc/icl-lab)
install(FILES ${packaging}/copyright DESTINATION ${doc})
icl_install_compressed(${CMAKE_SOURCE_DIR}/CHANGELOG.md changelog ${doc})
icl_install_compressed(${packaging}/changelog.Debian changelog.Debian ${doc})
icl_install_compressed(${packaging}/icl.1 icl.1 ${CMAKE_INSTALL_MANDIR}/man1)
if(ICL_GUI)
  icl_install_compressed(${packaging}/icl-lab.1 icl-lab.1 ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${packaging}/${ICL_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${packaging}/${ICL_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${packaging}/${ICL_ID}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME ${ICL_ID}.xml)
  install(FILES ${packaging}/${ICL_ID}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES ${packaging}/${ICL_ID}.document.svg RENAME application-x-icl.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes)
endif()
get_property(compressed GLOBAL PROPERTY ICL_COMPRESSED)
add_custom_target(compressed_docs ALL DEPENDS ${compressed})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME icl-lab)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "ICL Lab developers <icl-lab@icl-lab.example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "laboratory that shows how attention learns in context")
set(CPACK_PACKAGE_DESCRIPTION
"Trains small attention models on this machine while you watch, and draws
what the theory predicts on the same axes: loss and excess risk, the
parameter plane with its minimiser and barrier, whitening and attention
layer by layer.
.
Every run can be rewound, scrubbed, changed, compared with a twin and
repeated from the command line with the same bits. The package holds the
window (icl-lab) and the command line (icl), ready stories with claims that
are measured, and help in English, Korean and Italian.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Hangul is drawn by these, standard buttons are translated by the third, and Wayland is loaded at
# run time: nothing that links would name them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-noto-cjk | fonts-nanum")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
