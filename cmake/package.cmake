# The Debian package: `cmake --build BUILD --target package`. What stands beside the program (manual pages, completion,
# the example of the settings) is written by the program itself, from the tables that it works by.

# Every path below is a whole one; this one CPack would make besides.
if(CMAKE_INSTALL_PREFIX_INITIALIZED_TO_DEFAULT)
  set(CMAKE_INSTALL_PREFIX /usr CACHE PATH "where Posthouse is installed" FORCE)
endif()
set(from ${PROJECT_SOURCE_DIR}/tools/package)
set(to ${CMAKE_BINARY_DIR}/packaged)
find_program(GZIP gzip REQUIRED)
add_custom_command(
  OUTPUT ${to}/posthouse.1 ${to}/posthouse-lab.1 ${to}/posthouse.toml.5 ${to}/completion ${to}/lab-completion
    ${to}/posthouse.toml
  COMMAND ${CMAKE_COMMAND} -E make_directory ${to}
  COMMAND posthouse manual program > ${to}/posthouse.1
  COMMAND posthouse manual settings > ${to}/posthouse.toml.5
  COMMAND posthouse manual completion > ${to}/completion
  COMMAND posthouse-lab manual program > ${to}/posthouse-lab.1
  COMMAND posthouse-lab manual completion > ${to}/lab-completion
  # Where the package keeps the data.
  COMMAND sed "s|^data = .*|data = \"/var/lib/posthouse\"|" ${from}/posthouse.toml > ${to}/posthouse.toml
  DEPENDS posthouse posthouse-lab ${from}/posthouse.toml
  VERBATIM COMMENT "Manual pages, completion and settings")
string(TIMESTAMP today "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(keeper "Posthouse maintainers <maintainers@users.noreply.a-seed-f5718cb5.example>")
file(CONFIGURE OUTPUT ${to}/changelog CONTENT
"posthouse (${PROJECT_VERSION}) bookworm; urgency=medium

  * What players and hosts notice is in CHANGELOG.md beside this file.

 -- ${keeper}  ${today}
")
add_custom_command(
  OUTPUT ${to}/posthouse.1.gz ${to}/posthouse-lab.1.gz ${to}/posthouse.toml.5.gz ${to}/changelog.gz
  COMMAND ${GZIP} -9nc ${to}/posthouse.1 > ${to}/posthouse.1.gz
  COMMAND ${GZIP} -9nc ${to}/posthouse-lab.1 > ${to}/posthouse-lab.1.gz
  COMMAND ${GZIP} -9nc ${to}/posthouse.toml.5 > ${to}/posthouse.toml.5.gz
  COMMAND ${GZIP} -9nc ${to}/changelog > ${to}/changelog.gz
  DEPENDS ${to}/posthouse.1 ${to}/posthouse-lab.1 ${to}/posthouse.toml.5 ${to}/changelog
  VERBATIM)
# The types of the API, as the TypeScript client has them.
file(GLOB api_types CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/http/api_types/*.ts)
add_custom_command(OUTPUT ${to}/client/src/api/index.ts
  COMMAND ${CMAKE_COMMAND} -E env POSTHOUSE=$<TARGET_FILE:posthouse>
          ${NODE} ${PROJECT_SOURCE_DIR}/clients/typescript/generate.mjs ${to}/client
  DEPENDS posthouse ${api_types} ${PROJECT_SOURCE_DIR}/clients/typescript/generate.mjs
  VERBATIM COMMENT "Types of the TypeScript client")
add_custom_target(packaged ALL DEPENDS ${to}/posthouse.1.gz ${to}/posthouse-lab.1.gz ${to}/posthouse.toml.5.gz
  ${to}/changelog.gz ${to}/client/src/api/index.ts ${to}/completion ${to}/lab-completion ${to}/posthouse.toml)

install(TARGETS posthouse posthouse-lab RUNTIME DESTINATION /usr/bin)
install(DIRECTORY ${CMAKE_BINARY_DIR}/page/ DESTINATION /usr/share/posthouse/page OPTIONAL)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/opening_book/books DESTINATION /usr/share/posthouse)
install(FILES ${to}/posthouse.1.gz ${to}/posthouse-lab.1.gz DESTINATION /usr/share/man/man1)
install(FILES ${to}/posthouse.toml.5.gz DESTINATION /usr/share/man/man5)
install(FILES ${to}/completion DESTINATION /usr/share/bash-completion/completions RENAME posthouse)
install(FILES ${to}/lab-completion DESTINATION /usr/share/bash-completion/completions RENAME posthouse-lab)
# It may hold passwords; postinst gives it to the service's group.
install(FILES ${to}/posthouse.toml DESTINATION /etc/posthouse PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ)
# What `posthouse init` and docs/hosting.md refer to.
install(PROGRAMS ${PROJECT_SOURCE_DIR}/tools/postfix-setup DESTINATION /usr/share/posthouse)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/hosting/ DESTINATION /usr/share/posthouse/hosting PATTERN "*.md" EXCLUDE)
install(FILES ${from}/posthouse.service ${from}/posthouse.socket ${from}/posthouse-backup.service ${from}/posthouse-backup.timer
  DESTINATION /lib/systemd/system)
install(DIRECTORY ${from}/monitoring DESTINATION /usr/share/posthouse)
install(FILES ${from}/copyright ${to}/changelog.gz ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/LICENSE
  DESTINATION /usr/share/doc/posthouse)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION /usr/share/doc/posthouse FILES_MATCHING PATTERN "*.md"
  PATTERN pictures EXCLUDE)
# Clients for bots, as docs/api.md shows them.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/clients DESTINATION /usr/share/doc/posthouse
  PATTERN node_modules EXCLUDE PATTERN dist EXCLUDE PATTERN __pycache__ EXCLUDE PATTERN src/api EXCLUDE)
install(DIRECTORY ${to}/client/src/api DESTINATION /usr/share/doc/posthouse/clients/typescript/src)

add_test(NAME bill_of_materials COMMAND sh -c
  "node ${PROJECT_SOURCE_DIR}/tools/sbom.mjs $<TARGET_FILE:posthouse> > bill_of_materials.json &&
   node ${PROJECT_SOURCE_DIR}/tools/sbom_test.mjs bill_of_materials.json")
add_test(NAME package_parts
  COMMAND ${PROJECT_SOURCE_DIR}/tools/package/check ${to} ${from})

set(CPACK_GENERATOR DEB)
set(CPACK_SET_DESTDIR ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/package_dates.cmake)
set(CPACK_PACKAGE_NAME posthouse)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_VENDOR Posthouse)
set(CPACK_PACKAGE_CONTACT "${keeper}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "play-by-mail server for sowing games and OctiLite")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"People play Wari, Warri, Super-Wari, Oware and OctiLite against each other
or the computer, a move a day or a move a second: by mail, on a web page, in
the terminal or by program. The server keeps matches, clocks, ratings and
tournaments; one small machine is enough.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adduser, fonts-dejavu-core, tzdata")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "postfix, nginx, prometheus")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${from}/postinst ${from}/prerm ${from}/postrm ${from}/conffiles)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
