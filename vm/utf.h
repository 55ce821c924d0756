// UTF-8 and UTF-16. "Modified": a UTF-16 unit outside a proper surrogate pair is three bytes
// (class_image.h), so that every Java string survives the way there and back.
#pragma once

#include <string>
#include <string_view>

namespace heddle::vm {

// Reads modified and ordinary UTF-8. Each malformed part becomes U+FFFD.
std::u16string utf16_of(std::string_view utf8);
// Lone surrogates become '?', as Java prints them.
std::string utf8_of(std::u16string_view text);
std::string modified_utf8_of(std::u16string_view text);

}  // namespace heddle::vm
