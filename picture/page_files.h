// The files of picture/page, as the build has embedded them (picture/embed.cmake).
#pragma once

#include <string_view>

namespace heddle::picture {

std::string_view page_template();  // page.html, with @TITLE@, @STYLE@, @DATA@ and @SCRIPT@
std::string_view page_style();     // page.css
std::string_view page_script();    // the scripts, one after the other

}  // namespace heddle::picture
