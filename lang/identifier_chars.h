// Which characters may stand in identifiers (JLS 3.8).
#pragma once

namespace heddle::lang {

// Character.isJavaIdentifierStart and isJavaIdentifierPart of Java 17 (Unicode 13). False for anything above 0x10FFFF.
bool is_identifier_start(char32_t c);
bool is_identifier_part(char32_t c);
// Character.isIdentifierIgnorable: may stand in an identifier and is, for javac, no part of its name.
bool is_identifier_ignorable(char32_t c);

}  // namespace heddle::lang
