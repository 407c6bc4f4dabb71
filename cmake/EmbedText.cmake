# FILE as a string literal in SOURCE: see Embed.cmake.
file(READ ${FILE} text)
file(WRITE ${SOURCE} "// Made from ${FILE}.
#include \"${HEADER}\"

const std::string_view ${VARIABLE} = R\"WarrantText(${text})WarrantText\";
")
