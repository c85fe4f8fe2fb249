# Called by CPack before it packs: with SOURCE_DATE_EPOCH no file is younger than that, so that the same files make the same
# package.
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  set(date "@$ENV{SOURCE_DATE_EPOCH}")
  execute_process(COMMAND find ${CPACK_TEMPORARY_DIRECTORY} -newermt ${date} -exec touch --no-dereference --date=${date} {} +
    COMMAND_ERROR_IS_FATAL ANY)
endif()
