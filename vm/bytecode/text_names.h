// Words of the text form that the assembler and the disassembler share: names of flags, quoting.
#pragma once

#include <string>
#include <string_view>

#include "vm/base/types.h"

namespace heddle::bytecode {

enum class FlagContext : u8 { Class = 1, Field = 2, Method = 4 };

// The flag called `word` in that context, 0 if there is none.
u32 flag_by_name(std::string_view word, FlagContext context);
// "public static " with one blank after each word; bits without a name follow as "flags=0x... ".
std::string flag_words(u32 flags, FlagContext context);

// `text` in double quotes. Control characters and bytes that are not UTF-8 become \n, \t, \", \\, \xHH.
std::string quoted(std::string_view text);
// `text` as it is if the assembler reads it back as one word, else quoted. A word that is also a keyword
// or a flag is quoted.
std::string word_or_quoted(std::string_view text);

// What getSimpleName gives for a top-level or named member class: the part after the last '/' or '$'.
std::string default_simple_name(std::string_view class_name);

}  // namespace heddle::bytecode
