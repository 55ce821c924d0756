// Tokens to syntax tree: recursive descent with precedence climbing.
#pragma once
#include "lang/arena.h"
#include "lang/ast.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"

namespace heddle::lang {

// Constructs nested deeper than this give one error ("nested too deeply") and the rest of the file is not parsed.
// Every recursive walk over a tree may rely on it: parse depth counts expressions, statements, types and classes alike.
// Chains that nest only to the left (a+b+c..., a.b().c()..., else if ...) have their own limit, kMaxChain, with the
// same error. Parser *and* consumers walk BinaryExpr.left and IfStmt.else_stmt by loops; for CallExpr.target and
// FieldAccessExpr.target recursion is fine (the compiler runs on a stack of kCompilerStackBytes, see compiler.h).
inline constexpr int kMaxNesting = 1000;
inline constexpr int kMaxChain = 10000;

// Never null and never throws: syntax errors are reported, recovery goes on at statement and member boundaries,
// leaving ErrorExpr/ErrorStmt behind. Features outside the subset (modules, pattern switch, ...) get an error naming
// them. What JLS gives as syntax is checked here: modifier combinations are not (modifiers.cpp), targets of assignments
// are.
CompilationUnit* parse(const base::SourceFile& file, base::Diagnostics& diagnostics, Arena& arena);

// For the language REPL: one snippet. Exactly one of the vectors grows per item.
struct Snippet {
  std::vector<ImportDecl*> imports;
  std::vector<Node*> members;     // ClassDecl, MethodDecl
  std::vector<Stmt*> statements;  // an expression without ';' becomes an ExprStmt
  struct Item {
    Node* node = nullptr;  // an ImportDecl, a member or a statement
    SourceRange range;     // with its ';'
  };
  std::vector<Item> items;  // all of them, in order
  bool incomplete = false;  // the text ends inside an open construct: ask for another line (nothing is reported)
};
Snippet parse_snippet(const base::SourceFile& file, base::Diagnostics& diagnostics, Arena& arena);

}  // namespace heddle::lang
