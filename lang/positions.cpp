// Where javac points for an expression: the operator of an operation, the parenthesis of a call, and so on. The line of
// an error is part of its meaning for tests, so these places are found in the text where the tree does not keep them.
#include "lang/attr.h"

namespace heddle::lang {
namespace {

// Offset behind white space and comments.
std::uint32_t skip_trivia(std::string_view text, std::uint32_t at) {
  while (at < text.size()) {
    if (text[at] == ' ' || text[at] == '\t' || text[at] == '\n' || text[at] == '\r' || text[at] == '\f') {
      ++at;
    } else if (text.substr(at, 2) == "//") {
      while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
    } else if (text.substr(at, 2) == "/*") {
      const std::size_t end = text.find("*/", at + 2);
      at =
          end == std::string_view::npos ? static_cast<std::uint32_t>(text.size()) : static_cast<std::uint32_t>(end + 2);
    } else {
      break;
    }
  }
  return at;
}

}  // namespace

SourceRange Attr::find_after(SourceRange before, std::string_view token) {
  const base::SourceFile* file = context_.files.find(before.file);
  if (file == nullptr) return before;
  const std::string_view text = file->text();
  // Closing parentheses belong to the operand, whose own node no longer shows them.
  for (std::uint32_t at = before.end; at < text.size();) {
    at = skip_trivia(text, at);
    if (text.substr(at, token.size()) == token) return {before.file, at, at + static_cast<std::uint32_t>(token.size())};
    if (at >= text.size() || (text[at] != ')' && text[at] != ']')) break;
    ++at;
  }
  return before;
}

SourceRange Attr::dot_before(SourceRange before, SourceRange name) {
  const SourceRange dot = find_after(before, ".");
  return dot == before || dot.begin > name.begin ? name : dot;
}

SourceRange Attr::place(const Expr* e) {
  switch (e->kind) {
    case NodeKind::kParenExpr: return place(cast<ParenExpr>(e).inner);
    case NodeKind::kBinaryExpr: return cast<BinaryExpr>(e).op_range;
    case NodeKind::kStringConcatExpr: {
      const auto it = concat_places_.find(e);
      return it != concat_places_.end() ? it->second : e->range;
    }
    case NodeKind::kCompoundAssignExpr: return cast<CompoundAssignExpr>(e).op_range;
    case NodeKind::kFieldAccessExpr: {
      auto& f = cast<FieldAccessExpr>(e);
      if (f.target == nullptr || !f.target->range.valid() || f.target->range.end > f.name.range.begin) return e->range;
      return dot_before(f.target->range, f.name.range);
    }
    case NodeKind::kCallExpr: {
      auto& c = cast<CallExpr>(e);
      return c.name.range.valid() ? find_after(c.name.range, "(") : e->range;
    }
    case NodeKind::kAssignExpr: return find_after(cast<AssignExpr>(e).target->range, "=");
    case NodeKind::kConditionalExpr: return find_after(cast<ConditionalExpr>(e).condition->range, "?");
    case NodeKind::kInstanceofExpr: return find_after(cast<InstanceofExpr>(e).operand->range, "instanceof");
    case NodeKind::kArrayAccessExpr: return find_after(cast<ArrayAccessExpr>(e).array->range, "[");
    case NodeKind::kNewExpr: {
      auto& n = cast<NewExpr>(e);
      return n.outer != nullptr && n.outer->range.begin == n.range.begin ? find_after(n.outer->range, ".") : n.range;
    }
    case NodeKind::kIncDecExpr: {
      auto& i = cast<IncDecExpr>(e);
      return i.prefix ? e->range : find_after(i.target->range, i.increment ? "++" : "--");
    }
    case NodeKind::kConversionExpr: return place(cast<ConversionExpr>(e).operand);
    default: return e->range;
  }
}

}  // namespace heddle::lang
