#include "cli/xml_text.h"

#include <doctest/doctest.h>

using heddle::cli::xml_text;

TEST_CASE("XML: what must be escaped is, everything else stays") {
  CHECK(xml_text("a < b && \"c\" > d") == "a &lt; b &amp;&amp; &quot;c&quot; &gt; d");
  CHECK(xml_text("1\t2\n3\r") == "1&#9;2&#10;3&#13;");
  CHECK(xml_text("\u00e4 \u20ac \ufffd \U0001f600") == "\u00e4 \u20ac \ufffd \U0001f600");
}

TEST_CASE("XML: what it has no place for is a question mark") {
  CHECK(xml_text(std::string("a\0b\x1b[31m", 8)) == "a?b?[31m");
  CHECK(xml_text("\xef\xbf\xbe and \xef\xbf\xbf") == "? and ?");
  CHECK(xml_text("\xed\xa0\x80") == "???");  // a surrogate
  CHECK(xml_text("\xe4ha \xc0\x80 \xf8") == "?ha ?? ?");
  CHECK(xml_text("\xe2\x82") == "??");
}
