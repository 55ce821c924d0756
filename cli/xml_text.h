// Text in XML.
#pragma once

#include <string>

namespace heddle::cli {

// As the content of an element, and of an attribute between double quotes. What XML 1.0 has no place for, not even as a
// reference (https://www.w3.org/TR/xml/#charsets: control characters, U+FFFE, U+FFFF, and bytes that are no UTF-8),
// becomes a '?'.
std::string xml_text(const std::string& text);

}  // namespace heddle::cli
