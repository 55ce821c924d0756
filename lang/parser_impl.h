// The inside of the parser, shared by parser*.cpp only.
//
// Error handling. A function that does not find what it needs reports and returns what it has, consuming nothing: the
// surroundings find the same token, fail silently (one error a token) and return in turn, up to a place that can go
// on: skip_to_statement, skip_to_member. Missing ';' and closing brackets count as inserted.
#pragma once
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/arena.h"
#include "lang/ast.h"
#include "lang/lexer.h"
#include "lang/parser.h"
#include "lang/symbols.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"

namespace heddle::lang {

class Parser {
 public:
  Parser(const base::SourceFile& file, base::Diagnostics& diagnostics, Arena& arena);

  CompilationUnit* parse_unit();
  Snippet parse_snippet();

 private:
  using Offset = std::uint32_t;

  // ---------------------------------------------------------------- tokens (parser.cpp)

  const Token& token() const { return tokens_[at_]; }
  TokenKind kind() const { return tokens_[at_].kind; }
  // Kind of the token with that index; kEnd past the end.
  TokenKind kind_at(std::size_t index) const {
    return tokens_[index < tokens_.size() ? index : tokens_.size() - 1].kind;
  }
  TokenKind peek(std::size_t n = 1) const { return kind_at(at_ + n); }
  bool is(TokenKind k) const { return kind() == k; }
  bool is_word(std::string_view text) const { return is_word_at(at_, text); }
  bool is_word_at(std::size_t index, std::string_view text) const {
    return kind_at(index) == TokenKind::kIdentifier && tokens_[index].text == text;
  }
  bool joined_at(std::size_t index) const { return index < tokens_.size() && tokens_[index].joined; }
  void next() {
    if (at_ + 1 < tokens_.size()) ++at_;
  }
  bool accept(TokenKind k) {
    if (kind() != k) return false;
    next();
    return true;
  }
  Offset begin() const { return token().range.begin; }
  Offset previous_end() const { return at_ == 0 ? 0 : tokens_[at_ - 1].range.end; }
  // The first token of its line.
  bool at_line_start() const;
  SourceRange range_from(Offset from) const {
    const Offset end = previous_end();
    return {file_.id(), from, end > from ? end : from};
  }
  template <class T>
  T* make(Offset from) {
    return arena_.make<T>(range_from(from));
  }
  template <class T>
  T* finish(T* node, Offset from) {
    node->range = range_from(from);
    return node;
  }
  SourceRange range_of(std::size_t index) const { return tokens_[index].range; }

  // ---------------------------------------------------------------- errors (parser.cpp)

  // A syntax error at the current token; kept quiet when this token has had one or the lexer dropped text before it.
  void syntax_error(SourceRange range, std::string message);
  void syntax_error(std::string message) { syntax_error(token().range, std::move(message)); }  // shown at the token
  // "X, Y, or Z expected", shown at the end of the previous token.
  void expected(std::initializer_list<const char*> what);
  bool shadowed() const;
  bool expect(TokenKind k);  // accept or expected()
  bool error_pending() const { return last_error_ == at_; }
  // A fault that does not disturb parsing.
  base::Diagnostic& error(SourceRange range, std::string message);
  void illegal_start_of_expression() { syntax_error("illegal start of expression"); }
  // ';' or an error; a ';' missing at the end of a line counts as inserted.
  void expect_semicolon();
  // ')' or an error; then goes on behind the next ')' of this level when only the header is broken.
  void close_paren();
  bool seek_brace();  // after a broken header: goes to a '{' later in the line
  void skip_to_statement();
  void skip_to_member();
  void skip_braces();  // at '{': behind the matching '}' (or to the end)
  std::size_t matching_paren(
      std::size_t open) const;  // index of ')'; 0 when a brace or the end comes first or it is far
  void too_deep();

  // Counts one level of nesting while it lives; false when there are too many (reported, input at its end).
  class Nesting {
   public:
    explicit Nesting(Parser& parser) : parser_(parser), ok_(parser.depth_ < kMaxNesting) {
      ++parser_.depth_;
      if (!ok_) parser_.too_deep();
    }
    ~Nesting() { --parser_.depth_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;
    explicit operator bool() const { return ok_; }

   private:
    Parser& parser_;
    bool ok_;
  };

  // ---------------------------------------------------------------- names, types, modifiers (parser_types.cpp)

  Ident identifier();  // an identifier or an error and an empty one
  bool at_identifier(std::size_t index) const {
    const TokenKind k = kind_at(index);
    return k == TokenKind::kIdentifier || k == TokenKind::kUnderscore;
  }
  static bool is_primitive(TokenKind k);  // void not included
  static bool is_restricted_type_name(Name name);
  Ident type_declaration_name();

  Annotation* annotation();
  Expr* annotation_value();
  void skip_annotations();  // type annotations: parsed, without meaning here
  std::vector<Annotation*> annotations();
  Modifiers modifiers();
  Modifiers variable_modifiers();
  bool at_sealed() const;  // `sealed` as a modifier
  bool at_non_sealed() const;
  bool may_follow_sealed(std::size_t index) const;

  TypeNode* type();  // any type but void and `var`
  TypeNode* type_or_void();
  TypeNode* local_type();  // `var` too
  TypeNode* type_without_dims();
  NamedTypeNode* named_type(bool allow_diamond);
  TypeNode* dims(TypeNode* element, Offset from);        // [] [] ...
  std::vector<TypeNode*> type_arguments(bool* diamond);  // at '<'; null: no diamond here
  TypeNode* type_argument();
  std::vector<TypeParamDecl*> type_parameters();  // at '<' or not
  std::vector<TypeNode*> type_list();

  // Looking ahead without parsing: index behind what starts at `index`, 0 when it is none.
  std::size_t scan_annotations(std::size_t index) const;  // never 0
  std::size_t scan_type(std::size_t index, int depth = 0) const;
  std::size_t scan_type_arguments(std::size_t index, int depth) const;

  // ---------------------------------------------------------------- expressions (parser_expressions.cpp,
  // parser_primaries.cpp)

  Expr* expression();
  Expr* conditional();
  Expr* binary();
  Expr* unary();
  Expr* cast_expression();
  Expr* primary();
  Expr* suffixes(Expr* expr, std::size_t first, bool is_name);
  Expr* name_or_lambda();
  Expr* literal();
  Expr* negative_minimum();
  Expr* paren_or_lambda();
  Expr* implicit_lambda_parameter();
  Expr* lambda_with_parens();
  Expr* lambda_body(LambdaExpr* lambda, Offset from);
  Expr* this_expression();
  Expr* super_expression();
  Expr* super_member(ThisExpr* target, Offset from);
  Expr* constructor_call(bool is_super, Expr* outer, std::vector<TypeNode*> type_args, Offset from);
  Expr* postfix(Expr* expr, Offset from);
  Expr* dot_suffix(Expr* target, Offset from, bool& is_name);
  Expr* method_reference(Expr* target, bool super_target, Offset from);
  Expr* type_in_expression();  // a primitive, array or generic type, followed by .class or ::
  Expr* creator(Expr* outer, Offset from);
  Expr* array_creator(TypeNode* element, Offset from, Offset type_from);
  ArrayInitExpr* array_initializer();
  Expr* variable_initializer();
  Expr* instanceof_suffix(Expr* operand);
  Expr* switch_expression();
  std::vector<Expr*> arguments();
  Expr* paren_expression();  // (e), of statements
  Expr* error_expr() { return arena_.make<ErrorExpr>(token().range); }
  Expr* generic_call_error();
  TypeNode* to_type(const Expr* name);

  struct Operator {
    BinaryOp op = BinaryOp::kAdd;
    int precedence = 0;  // 0: none
    int tokens = 0;
  };
  Operator binary_operator() const;
  // '=' (tokens 1, compound false) or op=; tokens 0: none.
  struct AssignOperator {
    BinaryOp op = BinaryOp::kAdd;
    bool compound = false;
    int tokens = 0;
  };
  AssignOperator assign_operator() const;

  enum class ParenKind { kParens, kCast, kImplicitLambda, kExplicitLambda };
  ParenKind classify_paren() const;
  bool starts_cast_operand(std::size_t index) const;

  // ---------------------------------------------------------------- statements (parser_statements.cpp,
  // parser_switch_try.cpp)

  BlockStmt* block();
  BlockStmt* block_rest(BlockStmt* result, Offset from);
  void block_statements(std::vector<Stmt*>& out, bool in_switch);
  Stmt* block_statement();  // with recovery
  Stmt* block_statement_or_error();
  Stmt* statement();  // no declarations; with recovery. Body of if, while ...
  Stmt* plain_statement();
  Stmt* local_declaration();
  bool at_local_variable() const;
  bool at_method_header(std::size_t index) const;
  bool at_record() const;
  bool at_yield_statement() const;
  Stmt* misplaced_member();
  void local_variables(std::vector<VarDecl*>& out, Modifiers mods, Offset from);
  void check_var(const VarDecl& variable, bool first);
  Stmt* expression_statement();
  Stmt* finish_expression_statement(Expr* expr, Offset from);
  static bool is_statement_expression(const Expr* expr);
  Stmt* if_statement();
  Stmt* while_statement();
  Stmt* do_statement();
  Stmt* for_statement();
  Stmt* labeled_statement();
  Stmt* switch_statement();
  Stmt* try_statement();
  TryResource resource();
  CatchClause catch_clause();
  Stmt* jump_statement();
  Stmt* assert_statement();
  Stmt* synchronized_statement();
  Stmt* yield_statement();
  void switch_body(SwitchBody& body, bool is_expression);
  SwitchCase switch_case(bool is_expression);
  void case_label(SwitchCase& out);
  Stmt* arrow_body(bool is_expression);
  Stmt* orphan(std::string message);
  // The declaration is implicitly ended here because the file lacks a '}' (see misplaced_member).
  bool closing() const { return closing_at_ == at_ && at_ != 0; }

  // ---------------------------------------------------------------- declarations (parser_declarations.cpp)

  bool at_class(std::size_t index) const;  // class, interface, enum, @interface, record
  ClassDecl* class_declaration(Modifiers mods, Offset from);
  void class_body(ClassDecl& decl, bool anonymous);
  void enum_constants(ClassDecl& decl);
  EnumConstantDecl* enum_constant();
  void record_header(ClassDecl& decl);
  void member(ClassDecl& decl);
  void member_with_recovery(ClassDecl& decl);
  void stray_statement();
  void dropped_member();
  void method_rest(MethodDecl* method, ClassDecl& decl, Offset from);
  std::vector<VarDecl*> formal_parameters(bool of_record);
  VarDecl* formal_parameter(bool of_record);
  void varargs_and_name(VarDecl* parameter, Offset type_from);
  // Name, dims and initialiser of one declarator; modifiers are copied.
  VarDecl* declarator(const Modifiers& mods, TypeNode* base_type, Offset from, Offset type_from);
  void fields(ClassDecl& decl, const Modifiers& mods, TypeNode* base_type, Offset from, Offset type_from);
  bool constructor(ClassDecl& decl, Modifiers& mods, std::vector<TypeParamDecl*>& type_params, Offset from);
  void initializer(ClassDecl& decl, const Modifiers& mods, Offset from);
  ClassDecl* anonymous_body();
  ImportDecl* import_declaration();
  std::vector<Ident> qualified_name();
  void stray_top_level(bool& reported);
  bool at_module() const;
  void snippet_item(Snippet& out);

  const base::SourceFile& file_;
  base::Diagnostics& diagnostics_;
  Arena& arena_;
  std::vector<Token> tokens_;      // without kError
  std::vector<bool> hole_before_;  // per token: the lexer dropped text in front of it
  std::size_t at_ = 0;
  std::size_t last_error_ = static_cast<std::size_t>(-1);     // token that has had its error
  std::size_t last_reported_ = static_cast<std::size_t>(-1);  // as last_error_, but it was shown
  std::size_t semicolon_at_ = static_cast<std::size_t>(-1);   // token in front of which a ';' was inserted
  std::size_t closing_at_ = 0;
  int depth_ = 0;
  int switch_depth_ = 0;    // open switch bodies of the current method
  int brace_surplus_ = 0;   // '{' without '}' in the whole file, less those already accounted for
  bool stopped_ = false;    // nested too deeply: no more errors
  bool no_lambda_ = false;  // in a case label: `->` ends the expression
  bool snippet_ = false;
  bool any_constructor_name_ = false;  // the class's name is not known: any name(...) is a constructor
  bool misplaced_reported_ = false;    // a member stood among the statements of this method
  bool in_stray_statements_ = false;   // the member before was a statement (reported)
  bool error_at_end_ = false;          // the first error was that the text ended
  bool any_error_ = false;
  base::Diagnostic ignored_;  // what error() returns once stopped
};

}  // namespace heddle::lang
