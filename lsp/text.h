// Places in a text as the protocol counts them: lines from 0, and in a line UTF-16 units from 0. And URIs of files.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "protocol/arguments.h"
#include "vm/base/source.h"

namespace heddle::lsp {

struct Position {
  u64 line = 0;
  u64 character = 0;
};

// Byte of a text. What lies behind the end of a line is the line's end, what lies behind the last line the text's end;
// the middle of a surrogate pair is its beginning.
size_t offset_of(std::string_view text, Position position);
Position position_of(const base::SourceFile& file, u32 offset);

// `Position` and `Range` of the protocol. BadRequest: that is none.
Position read_position(const protocol::Arguments& position);
nlohmann::json position_json(Position position);
nlohmann::json range_json(const base::SourceFile& file, u32 begin, u32 end);

// May stand in a name of Java; characters beyond ASCII do.
bool is_name_byte(char c);

// From "file:///home/me/a%20b.java" to "/home/me/a b.java". Of other schemes the URI itself: such a text has no
// neighbours.
std::string path_of(const std::string& uri);
std::string uri_of(const std::string& path);

}  // namespace heddle::lsp
