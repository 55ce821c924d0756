#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>

#include "lang/ast.h"
#include "lang/symbols.h"
#include "lang/types.h"

namespace heddle::lang {
namespace {

const char* to_string(PrimitiveKind kind) {
  constexpr const char* kNames[] = {"boolean", "byte", "short", "char", "int", "long", "float", "double", "void"};
  return kNames[static_cast<int>(kind)];
}

// A type of attribution, shortly; TypeTable::to_string needs a table.
std::string text_of(const Type* type) {
  if (type == nullptr) return "?";
  switch (type->kind) {
    case TypeKind::kNull: return "null";
    case TypeKind::kClass: {
      const auto* c = static_cast<const ClassType*>(type);
      std::string out =
          c->symbol == nullptr ? "?" : std::string(c->symbol->anonymous ? c->symbol->binary_name : c->symbol->name);
      for (std::size_t i = 0; i < c->args.size(); ++i) out += (i == 0 ? "<" : ", ") + text_of(c->args[i]);
      return c->args.empty() ? out : out + ">";
    }
    case TypeKind::kArray: return text_of(static_cast<const ArrayType*>(type)->element) + "[]";
    case TypeKind::kTypeVar: {
      const auto* v = static_cast<const TypeVar*>(type);
      return v->symbol != nullptr ? std::string(v->symbol->name) : "capture";
    }
    case TypeKind::kWildcard: {
      const auto* w = static_cast<const WildcardType*>(type);
      if (w->bound_kind == WildcardNode::Bound::kNone) return "?";
      return (w->bound_kind == WildcardNode::Bound::kExtends ? "? extends " : "? super ") + text_of(w->bound);
    }
    case TypeKind::kIntersection: {
      std::string out;
      for (const Type* part : static_cast<const IntersectionType*>(type)->parts)
        out += (out.empty() ? "" : " & ") + text_of(part);
      return out;
    }
    case TypeKind::kError: return "<error>";
    case TypeKind::kInference: return "<inference variable>";
    case TypeKind::kDeferred: return "<deferred>";
    default: return to_string(static_cast<PrimitiveKind>(type->kind));
  }
}

std::string text_of(const TypeNode* type) {
  if (type == nullptr) return "-";
  switch (type->kind) {
    case NodeKind::kPrimitiveTypeNode: return to_string(cast<PrimitiveTypeNode>(type).primitive);
    case NodeKind::kArrayTypeNode: return text_of(cast<ArrayTypeNode>(type).element) + "[]";
    case NodeKind::kVarTypeNode: return "var";
    case NodeKind::kWildcardNode: {
      const auto& w = cast<WildcardNode>(type);
      if (w.bound_kind == WildcardNode::Bound::kNone) return "?";
      return (w.bound_kind == WildcardNode::Bound::kExtends ? "? extends " : "? super ") + text_of(w.bound);
    }
    case NodeKind::kUnionTypeNode:
    case NodeKind::kIntersectionTypeNode: {
      const bool is_union = type->kind == NodeKind::kUnionTypeNode;
      std::string out;
      for (const TypeNode* part :
           is_union ? cast<UnionTypeNode>(type).alternatives : cast<IntersectionTypeNode>(type).parts)
        out += (out.empty() ? "" : is_union ? " | " : " & ") + text_of(part);
      return out;
    }
    default: {
      std::string out;
      for (const NamedTypeNode::Segment& segment : cast<NamedTypeNode>(type).segments) {
        if (!out.empty()) out += '.';
        out += segment.name ? segment.name.text : "<error>";
        if (segment.diamond) out += "<>";
        for (std::size_t i = 0; i < segment.args.size(); ++i) out += (i == 0 ? "<" : ", ") + text_of(segment.args[i]);
        if (!segment.args.empty()) out += '>';
      }
      return out;
    }
  }
}

std::string list(std::string_view before, const std::vector<TypeNode*>& types, std::string_view after = "") {
  if (types.empty()) return {};
  std::string out(before);
  for (std::size_t i = 0; i < types.size(); ++i) out += (i == 0 ? "" : ", ") + text_of(types[i]);
  return out.append(after);
}

std::string path_text(const std::vector<Ident>& path) {
  std::string out;
  for (const Ident& ident : path) {
    if (!out.empty()) out += '.';
    out += ident.text;
  }
  return out;
}

std::string flags_text(std::uint32_t flags) {
  struct Row {
    std::uint32_t flag;
    const char* name;
  };
  constexpr Row kRows[] = {
      {kPublic, "public"},       {kPrivate, "private"},     {kProtected, "protected"},       {kStatic, "static"},
      {kFinal, "final"},         {kAbstract, "abstract"},   {kSynchronized, "synchronized"}, {kVolatile, "volatile"},
      {kTransient, "transient"}, {kNative, "native"},       {kStrictfp, "strictfp"},         {kDefault, "default"},
      {kSealed, "sealed"},       {kNonSealed, "non-sealed"}};
  std::string out;
  for (const Row& row : kRows)
    if ((flags & row.flag) != 0) out += std::string(" ") + row.name;
  return out;
}

std::string quoted(const std::u16string& text) {
  std::string out = "\"";
  for (const char16_t c : text) {
    if (c == u'"' || c == u'\\') {
      out += '\\';
      out += static_cast<char>(c);
    } else if (c == u'\n') {
      out += "\\n";
    } else if (c >= 0x20 && c < 0x7F) {
      out += static_cast<char>(c);
    } else {
      char buffer[8];
      std::snprintf(buffer, sizeof buffer, "\\u%04x", static_cast<unsigned>(c));
      out += buffer;
    }
  }
  return out + '"';
}

std::string constant_text(const ConstantValue& value) {
  char buffer[40];
  switch (value.kind) {
    case ConstantKind::kBoolean: return value.is_true() ? "true" : "false";
    case ConstantKind::kChar:
      return "'" + std::string(quoted(std::u16string(1, static_cast<char16_t>(value.as_int())))) + "'";
    case ConstantKind::kLong: return std::to_string(value.as_long()) + "L";
    case ConstantKind::kFloat:
      std::snprintf(buffer, sizeof buffer, "%.9gf", static_cast<double>(value.as_float()));
      return buffer;
    case ConstantKind::kDouble: std::snprintf(buffer, sizeof buffer, "%.17g", value.as_double()); return buffer;
    case ConstantKind::kString: return quoted(value.as_string());
    default: return std::to_string(value.as_int());
  }
}

class Dumper {
 public:
  std::string run(const Node& root) {
    node(&root);
    return std::move(out_);
  }

 private:
  // A long chain would otherwise give a text of quadratic size.
  static constexpr std::size_t kMaxIndent = 100;
  void indent(std::size_t depth) { out_.append(2 * std::min(depth, kMaxIndent), ' '); }

  void line(const Node* n, std::string_view text = "") {
    indent(depth_);
    out_ += heddle::lang::to_string(n->kind);
    if (!text.empty()) out_.append(" ").append(text);
    if (is_expr(*n)) {
      const Expr& e = *static_cast<const Expr*>(n);
      if (e.type != nullptr) out_ += " : " + text_of(e.type);
      if (e.constant != nullptr && n->kind != NodeKind::kLiteralExpr) out_ += " = " + constant_text(*e.constant);
    }
    out_ += '\n';
  }
  void children(std::initializer_list<const Node*> nodes) {
    ++depth_;
    for (const Node* n : nodes)
      if (n != nullptr) node(n);
    --depth_;
  }
  template <class T>
  void all(const std::vector<T*>& nodes) {
    ++depth_;
    for (const T* n : nodes)
      if (n != nullptr) node(n);
    --depth_;
  }
  void note(std::string_view text) {
    indent(depth_ + 1);
    out_.append(text) += '\n';
  }

  void modifiers(const Modifiers& m) { all(m.annotations); }
  void switch_body(const SwitchBody& body) {
    children({body.selector});
    for (const SwitchCase& one : body.cases) {
      note(std::string(one.is_default ? "default" : "case") + (one.arrow ? " ->" : ":"));
      ++depth_;
      all(one.labels);
      all(one.body);
      --depth_;
    }
  }
  void binary(const BinaryExpr* top) {
    // The left spine may be long: walked by a loop, printed at growing depth as recursion would.
    const std::size_t depth = depth_;
    std::vector<const BinaryExpr*> spine;
    const Expr* e = top;
    for (; e->kind == NodeKind::kBinaryExpr; e = cast<BinaryExpr>(e).left) {
      spine.push_back(&cast<BinaryExpr>(e));
      line(e, heddle::lang::to_string(spine.back()->op));
      ++depth_;
    }
    node(e);
    for (auto it = spine.rbegin(); it != spine.rend(); ++it) {
      node((*it)->right);
      --depth_;
    }
    depth_ = depth;
  }
  void if_chain(const IfStmt* s) {
    line(s);
    for (;;) {
      children({s->condition, s->then_stmt});
      const auto* next = as<IfStmt>(s->else_stmt);
      if (next == nullptr) break;
      note("else if");
      s = next;
    }
    children({s->else_stmt});
  }
  void class_decl(const ClassDecl& c);
  void node(const Node* n);

  std::string out_;
  std::size_t depth_ = 0;
};

void Dumper::class_decl(const ClassDecl& c) {
  constexpr const char* kKinds[] = {"class", "interface", "enum", "record", "@interface"};
  std::string text = kKinds[static_cast<int>(c.class_kind)];
  text += c.name ? " " + std::string(c.name.text) : " (anonymous)";
  text += flags_text(c.modifiers.flags);
  if (c.superclass != nullptr) text += " extends " + text_of(c.superclass);
  text += list(c.class_kind == ClassKind::kInterface ? " extends " : " implements ", c.interfaces);
  text += list(" permits ", c.permits);
  line(&c, text);
  modifiers(c.modifiers);
  all(c.type_params);
  all(c.record_components);
  all(c.enum_constants);
  all(c.members);
}

void Dumper::node(const Node* n) {
  switch (n->kind) {
    case NodeKind::kPrimitiveTypeNode:
    case NodeKind::kNamedTypeNode:
    case NodeKind::kArrayTypeNode:
    case NodeKind::kWildcardNode:
    case NodeKind::kVarTypeNode:
    case NodeKind::kUnionTypeNode:
    case NodeKind::kIntersectionTypeNode: return line(n, text_of(static_cast<const TypeNode*>(n)));

    case NodeKind::kLiteralExpr: {
      const auto& e = cast<LiteralExpr>(n);
      return line(n, e.constant != nullptr ? constant_text(*e.constant) : "null");
    }
    case NodeKind::kNameExpr: return line(n, cast<NameExpr>(n).name);
    case NodeKind::kFieldAccessExpr: {
      const auto& e = cast<FieldAccessExpr>(n);
      line(n, std::string(e.super_target ? "super." : "") + std::string(e.name.text));
      return children({e.target});
    }
    case NodeKind::kArrayAccessExpr:
      line(n);
      return children({cast<ArrayAccessExpr>(n).array, cast<ArrayAccessExpr>(n).index});
    case NodeKind::kArrayLengthExpr: line(n); return children({cast<ArrayLengthExpr>(n).array});
    case NodeKind::kCallExpr: {
      const auto& e = cast<CallExpr>(n);
      line(n, (e.super_target ? "super." : "") + list("<", e.type_args, ">") + std::string(e.name.text));
      children({e.target});
      return all(e.args);
    }
    case NodeKind::kConstructorCallExpr: {
      const auto& e = cast<ConstructorCallExpr>(n);
      line(n, list("<", e.type_args, ">") + (e.is_super ? "super" : "this"));
      children({e.outer});
      return all(e.args);
    }
    case NodeKind::kNewExpr: {
      const auto& e = cast<NewExpr>(n);
      line(n, list("<", e.type_args, ">") + text_of(e.class_type));
      children({e.outer});
      all(e.args);
      return children({e.body});
    }
    case NodeKind::kArrayCreationExpr: {
      const auto& e = cast<ArrayCreationExpr>(n);
      line(n, text_of(e.element));
      all(e.dimensions);
      return children({e.init});
    }
    case NodeKind::kArrayInitExpr: line(n); return all(cast<ArrayInitExpr>(n).elements);
    case NodeKind::kUnaryExpr: {
      const auto& e = cast<UnaryExpr>(n);
      constexpr const char* kOps[] = {"+", "-", "~", "!"};
      line(n, kOps[static_cast<int>(e.op)]);
      return children({e.operand});
    }
    case NodeKind::kIncDecExpr: {
      const auto& e = cast<IncDecExpr>(n);
      line(n, std::string(e.prefix ? "prefix " : "postfix ") + (e.increment ? "++" : "--"));
      return children({e.target});
    }
    case NodeKind::kBinaryExpr: return binary(&cast<BinaryExpr>(n));
    case NodeKind::kStringConcatExpr: line(n); return all(cast<StringConcatExpr>(n).operands);
    case NodeKind::kAssignExpr: line(n); return children({cast<AssignExpr>(n).target, cast<AssignExpr>(n).value});
    case NodeKind::kCompoundAssignExpr: {
      const auto& e = cast<CompoundAssignExpr>(n);
      line(n, std::string(heddle::lang::to_string(e.op)) + "=");
      return children({e.target, e.value});
    }
    case NodeKind::kConditionalExpr: {
      const auto& e = cast<ConditionalExpr>(n);
      line(n);
      return children({e.condition, e.then_value, e.else_value});
    }
    case NodeKind::kInstanceofExpr: {
      const auto& e = cast<InstanceofExpr>(n);
      line(n, text_of(e.target));
      return children({e.operand, e.pattern});
    }
    case NodeKind::kCastExpr: line(n, text_of(cast<CastExpr>(n).target)); return children({cast<CastExpr>(n).operand});
    case NodeKind::kConversionExpr: {
      const auto& e = cast<ConversionExpr>(n);
      constexpr const char* kKinds[] = {"primitive", "box", "unbox", "checked cast", "reference"};
      line(n, kKinds[static_cast<int>(e.step.kind)]);
      return children({e.operand});
    }
    case NodeKind::kLambdaExpr: {
      const auto& e = cast<LambdaExpr>(n);
      std::string text;
      for (const VarSymbol* v : e.captures) text += (text.empty() ? "captures " : ", ") + std::string(v->name);
      line(n, text);
      all(e.params);
      return children({e.bound_receiver, e.expr_body, e.block_body});
    }
    case NodeKind::kMethodRefExpr: {
      const auto& e = cast<MethodRefExpr>(n);
      line(n, (e.super_target ? "super::" : "") + list("<", e.type_args, ">") +
                  std::string(e.is_new ? "new" : e.name.text));
      return children({e.target});
    }
    case NodeKind::kSwitchExpr: line(n); return switch_body(cast<SwitchExpr>(n).body);
    case NodeKind::kThisExpr: {
      const auto& e = cast<ThisExpr>(n);
      std::string text = e.qualifier != nullptr ? text_of(e.qualifier) : "";
      for (const VarSymbol* v : e.path) text += (text.empty() ? "" : " ") + std::string(".") + std::string(v->name);
      return line(n, text);
    }
    case NodeKind::kClassLiteralExpr: return line(n, text_of(cast<ClassLiteralExpr>(n).target));
    case NodeKind::kTypeExpr: return line(n, text_of(cast<TypeExpr>(n).target));
    case NodeKind::kParenExpr: line(n); return children({cast<ParenExpr>(n).inner});
    case NodeKind::kAnnotationExpr: line(n); return children({cast<AnnotationExpr>(n).annotation});
    case NodeKind::kErrorExpr:
    case NodeKind::kEmptyStmt:
    case NodeKind::kErrorStmt: return line(n);

    case NodeKind::kBlockStmt: line(n); return all(cast<BlockStmt>(n).statements);
    case NodeKind::kLocalVarStmt: line(n); return all(cast<LocalVarStmt>(n).variables);
    case NodeKind::kLocalClassStmt: line(n); return children({cast<LocalClassStmt>(n).decl});
    case NodeKind::kExprStmt: line(n); return children({cast<ExprStmt>(n).expr});
    case NodeKind::kIfStmt: return if_chain(&cast<IfStmt>(n));
    case NodeKind::kWhileStmt: line(n); return children({cast<WhileStmt>(n).condition, cast<WhileStmt>(n).body});
    case NodeKind::kDoWhileStmt: line(n); return children({cast<DoWhileStmt>(n).body, cast<DoWhileStmt>(n).condition});
    case NodeKind::kForStmt: {
      const auto& s = cast<ForStmt>(n);
      line(n);
      all(s.init);
      if (s.condition == nullptr) note("(no condition)");
      children({s.condition});
      all(s.update);
      return children({s.body});
    }
    case NodeKind::kForEachStmt: {
      const auto& s = cast<ForEachStmt>(n);
      line(n);
      return children({s.variable, s.iterable, s.body});
    }
    case NodeKind::kLabeledStmt: line(n, cast<LabeledStmt>(n).label.text); return children({cast<LabeledStmt>(n).body});
    case NodeKind::kSwitchStmt: line(n); return switch_body(cast<SwitchStmt>(n).body);
    case NodeKind::kBreakStmt: return line(n, cast<BreakStmt>(n).label.text);
    case NodeKind::kContinueStmt: return line(n, cast<ContinueStmt>(n).label.text);
    case NodeKind::kYieldStmt:
      line(n, cast<YieldStmt>(n).implicit ? "implicit" : "");
      return children({cast<YieldStmt>(n).value});
    case NodeKind::kReturnStmt: line(n); return children({cast<ReturnStmt>(n).value});
    case NodeKind::kThrowStmt: line(n); return children({cast<ThrowStmt>(n).value});
    case NodeKind::kTryStmt: {
      const auto& s = cast<TryStmt>(n);
      line(n);
      for (const TryResource& resource : s.resources) {
        note("resource");
        ++depth_;
        children({resource.variable, resource.expr});
        --depth_;
      }
      children({s.body});
      for (const CatchClause& clause : s.catches) {
        note("catch");
        ++depth_;
        children({clause.param, clause.body});
        --depth_;
      }
      if (s.finally_block == nullptr) return;
      note("finally");
      ++depth_;
      children({s.finally_block});
      --depth_;
      return;
    }
    case NodeKind::kSynchronizedStmt:
      line(n);
      return children({cast<SynchronizedStmt>(n).lock, cast<SynchronizedStmt>(n).body});
    case NodeKind::kAssertStmt: line(n); return children({cast<AssertStmt>(n).condition, cast<AssertStmt>(n).message});

    case NodeKind::kVarDecl: {
      const auto& v = cast<VarDecl>(n);
      line(n, std::string(v.name.text) + " " + text_of(v.type) + (v.varargs ? " varargs" : "") +
                  flags_text(v.modifiers.flags));
      modifiers(v.modifiers);
      return children({v.init});
    }
    case NodeKind::kMethodDecl: {
      const auto& m = cast<MethodDecl>(n);
      std::string text(m.name.text);
      text += m.is_compact ? " (compact constructor)" : m.is_constructor ? " (constructor)" : " " + text_of(m.result);
      line(n, text + flags_text(m.modifiers.flags) + list(" throws ", m.throws));
      modifiers(m.modifiers);
      all(m.type_params);
      all(m.params);
      return children({m.body, m.annotation_default});
    }
    case NodeKind::kInitializerDecl:
      line(n, cast<InitializerDecl>(n).is_static ? "static" : "");
      return children({cast<InitializerDecl>(n).body});
    case NodeKind::kClassDecl: return class_decl(cast<ClassDecl>(n));
    case NodeKind::kEnumConstantDecl: {
      const auto& c = cast<EnumConstantDecl>(n);
      line(n, c.name.text);
      all(c.annotations);
      all(c.args);
      return children({c.body});
    }
    case NodeKind::kTypeParamDecl: {
      const auto& t = cast<TypeParamDecl>(n);
      std::string text(t.name.text);
      for (std::size_t i = 0; i < t.bounds.size(); ++i) text += (i == 0 ? " extends " : " & ") + text_of(t.bounds[i]);
      return line(n, text);
    }
    case NodeKind::kImportDecl: {
      const auto& i = cast<ImportDecl>(n);
      return line(n, (i.is_static ? "static " : "") + path_text(i.path) + (i.on_demand ? ".*" : ""));
    }
    case NodeKind::kAnnotation: {
      const auto& a = cast<Annotation>(n);
      line(n, text_of(a.name));
      for (const AnnotationArg& arg : a.args) {
        if (arg.name) note(std::string(arg.name.text) + " =");
        children({arg.value});
      }
      return;
    }
    case NodeKind::kCompilationUnit: {
      const auto& u = cast<CompilationUnit>(n);
      line(n, path_text(u.package_path));
      all(u.package_annotations);
      all(u.imports);
      return all(u.types);
    }
  }
}

}  // namespace

std::string dump(const Node& node) { return Dumper().run(node); }

}  // namespace heddle::lang
