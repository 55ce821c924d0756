#include "lang/compiler.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "lang/at_cursor.h"
#include "lang/attribute.h"
#include "lang/class_sources.h"
#include "lang/codegen.h"
#include "lang/cursor.h"
#include "lang/image_symbols.h"
#include "lang/large_stack.h"
#include "lang/parser.h"
#include "lang/signature_reader.h"
#include "lang/snippet.h"
#include "lang/tree_completer.h"
#include "vm/base/read_file.h"

namespace heddle::lang {
namespace {

constexpr std::size_t kMaxFileBytes = 256u << 20;

class DiskReader : public SourceReader {
 public:
  std::optional<std::string> read(const std::string& path) override {
    std::string text, error;
    if (!base::read_file(path, &text, &error, kMaxFileBytes)) return std::nullopt;
    return text;
  }
  std::vector<std::string> list(const std::string& directory) override {
    std::vector<std::string> result;
    std::error_code error;
    for (std::filesystem::directory_iterator it(directory, error), end; !error && it != end; it.increment(error)) {
      std::string name = it->path().filename().string();
      if (name.size() > 5 && name.compare(name.size() - 5, 5, ".java") == 0) result.push_back(std::move(name));
    }
    std::sort(result.begin(), result.end());
    return result;
  }
  bool is_directory(const std::string& path) override {
    std::error_code error;
    return std::filesystem::is_directory(path, error);
  }
};

// Why a text cannot be Java source; empty when it can.
std::string not_source(const std::string& text) {
  const auto starts = [&](std::string_view bytes) { return text.compare(0, bytes.size(), bytes) == 0; };
  if (starts("\xCA\xFE\xBA\xBE")) return "is a compiled class file; give its source file";
  if (starts("\xFF\xFE") || starts("\xFE\xFF")) return "is UTF-16 text; save it as UTF-8";
  if (starts("PK\x03\x04")) return "is an archive; give a source file";
  if (text.size() > kMaxFileBytes) return "is too large for a source file";
  if (const std::size_t zero = text.find('\0'); zero != std::string::npos)
    return "is not a text file (zero byte at offset " + std::to_string(zero) + ")";
  return {};
}

class Compilation {
 public:
  // `place`: a byte of the main file whose meaning is wanted; null: none.
  Compilation(const CompileOptions& options, base::SourceFiles& files, base::Diagnostics& diagnostics,
              const std::uint32_t* place = nullptr)
      : options_(options),
        place_(place),
        files_(files),
        diagnostics_(diagnostics),
        reader_(options.reader != nullptr ? *options.reader : disk_),
        store_(reader_, files, diagnostics, arena_),
        symbols_(arena_, diagnostics),
        types_(arena_, symbols_),
        context_{arena_, diagnostics, files, symbols_, types_},
        trees_(context_),
        images_(symbols_),
        loose_(store_) {}

  AtCursor at_cursor;  // after run()

  CompileResult run() {
    CompileResult result;
    if (!options_.main_file.empty()) main_unit_ = root(options_.main_file);
    for (const std::string& file : options_.files)
      if (!store_.was_parsed(file)) root(file);
    if (main_unit_ != nullptr && main_unit_->types.empty() && !diagnostics_.has_errors())
      diagnostics_.error({main_unit_->range.file, 0, 0}, "there is no class in this file");
    // As javac: with syntax errors nothing else is worth saying.
    if (diagnostics_.has_errors() && !options_.keep_going && place_ == nullptr) return result;

    set_up(true);
    std::optional<Cursor> cursor;
    if (place_ != nullptr && main_unit_ != nullptr)
      context_.cursor = &cursor.emplace(base::SourcePos{main_unit_->range.file, *place_});
    const bool attributed = attribute(context_, roots_);
    if (cursor) at_cursor = cursor->result(context_);
    if (attributed && !options_.attribute_only) {
      result.images = generate(context_, symbols_.units);
    } else if (options_.keep_going && !options_.attribute_only) {
      result.images = generate(context_, units_without_errors());
    }
    // Those of a file that was found on the way hide the others, too: "cannot find symbol" may follow from them. (In an
    // editor the other file is another window.)
    if (store_.syntax_errors().has_errors() && !options_.keep_going && !options_.attribute_only && place_ == nullptr) {
      diagnostics_ = {};
      for (base::Diagnostic& d : store_.syntax_errors().sorted()) diagnostics_.add(std::move(d));
    }
    result.ok = !diagnostics_.has_errors();
    if (!result.ok && !options_.keep_going) result.images.clear();
    order(result.images);
    if (main_unit_ != nullptr && result.ok) entry_points(result);
    return result;
  }

  SnippetResult run_snippet(const SnippetOptions& snippet) {
    SnippetResult result;
    set_up(false);
    const base::SourceFile& text = files_.add(snippet.name, snippet.text);
    Snippet parsed = parse_snippet(text, diagnostics_, arena_);
    result.incomplete = parsed.incomplete;
    if (parsed.incomplete || diagnostics_.has_errors()) return result;
    ClassSymbol* inside = nullptr;
    for (ClassSymbol* c = inside = snippet.inside.empty() ? nullptr : symbols_.find_binary(snippet.inside);
         c != nullptr; c = c->enclosing)
      c->ensure(ClassStage::kMembers);
    if (inside == nullptr && !snippet.inside.empty()) {
      diagnostics_.error({}, "class " + snippet.inside + " is not known");
      return result;
    }
    CompilationUnit* unit = snippet_unit(snippet, inside, parsed);
    if (unit == nullptr) return result;
    context_.ignores_access = snippet.private_too;
    context_.snippet = &snippet_;
    snippet_.inside = inside;
    snippet_.value_variable = arena_.intern(snippet.value_variable);
    snippet_.class_symbol = enter_snippet_class(context_, *unit, inside, snippet.has_this);
    snippet_.class_symbol->ensure(ClassStage::kMembers);
    for (VarSymbol* field : snippet_.class_symbol->fields)
      if (field->name == kSnippetValue) snippet_.value = field;
    if (attribute(context_, {})) result.images = generate(context_, symbols_.units);
    result.ok = !diagnostics_.has_errors();
    result.class_name = snippet_.class_symbol->binary_name;
    if (snippet_.result_type != nullptr) result.value_type = types_.to_string(snippet_.result_type);
    if (!result.ok) {
      result.images.clear();
      return result;
    }
    order(result.images);
    if (inside != nullptr) return result;
    for (VarSymbol* field : snippet_.class_symbol->fields)
      if (field->name != kSnippetValue)
        result.variables.push_back({std::string(field->name), types_.to_string(field->type),
                                    initialised_.count(std::string(field->name)) != 0});
    return result;
  }

 private:
  // The unit of a snippet: a class around its members, with a method that has its statements.
  CompilationUnit* snippet_unit(const SnippetOptions& snippet, ClassSymbol* inside, Snippet& parsed) {
    const bool top_level = inside == nullptr;
    std::string head;
    const std::string package = top_level ? snippet.package : std::string(inside->package->name);
    if (!package.empty()) head += "package " + package + ";\n";
    for (const std::string& import : snippet.imports) head += import + '\n';
    const std::string modifiers = top_level ? "public static " : "";
    head += (top_level ? "public class " : "class ") + snippet.class_name + " {\n" + modifiers + "java.lang.Object " +
            kSnippetValue + ";\n" + modifiers + "void " + kSnippetMethod + "() throws java.lang.Throwable {}\n}\n";
    CompilationUnit* unit = store_.parse_text(snippet.name, std::move(head));
    if (diagnostics_.has_errors()) return nullptr;
    unit->imports.insert(unit->imports.end(), parsed.imports.begin(), parsed.imports.end());
    ClassDecl& decl = *unit->types.front();
    auto& method = cast<MethodDecl>(decl.members.back());
    for (const SnippetVariable& variable : snippet.variables)
      decl.members.push_back(variable_in_scope(variable, inside));
    for (Node* member : parsed.members) {
      if (top_level) {
        Modifiers& given = member->kind == NodeKind::kClassDecl    ? cast<ClassDecl>(member).modifiers
                           : member->kind == NodeKind::kMethodDecl ? cast<MethodDecl>(member).modifiers
                                                                   : cast<VarDecl>(member).modifiers;
        given.flags = (given.flags & ~kAccessMask) | kPublic;
        given.flags |= kStatic;
      }
      decl.members.push_back(member);
    }
    for (Stmt* statement : parsed.statements) {
      auto* variables = as<LocalVarStmt>(statement);
      if (variables == nullptr || !top_level) method.body->statements.push_back(statement);
      else top_level_variables(*variables, decl, *method.body);
    }
    if (!parsed.statements.empty()) snippet_.result = as<ExprStmt>(parsed.statements.back());
    return unit;
  }

  VarDecl* variable_in_scope(const SnippetVariable& variable, ClassSymbol* inside) {
    ClassSymbol& scope = inside != nullptr ? *inside : *symbols_.known(KnownClass::kObject);
    auto* field = arena_.make<VarDecl>(SourceRange{});
    field->name = {arena_.intern(variable.name), {}};
    field->type = arena_.make<PrimitiveTypeNode>(SourceRange{});
    for (const std::string* text : {&variable.signature, &variable.descriptor}) {
      if (text->empty()) continue;
      SignatureReader reader(symbols_, scope, *text);
      field->type->resolved = reader.type();
      if (!reader.failed() && field->type->resolved != nullptr && !field->type->resolved->is_error()) break;
    }
    if (field->type->resolved == nullptr || field->type->resolved->is_error())
      field->type->resolved = symbols_.known_type(KnownClass::kObject);
    return field;
  }

  // Variables of the top level are static fields. Where only the initialiser knows the type, the declaration stays a
  // local one for attribution (Attr::keep_snippet_variables).
  void top_level_variables(LocalVarStmt& statement, ClassDecl& decl, BlockStmt& body) {
    std::vector<VarDecl*> local;
    for (VarDecl* variable : statement.variables) {
      if (variable->init != nullptr) initialised_.insert(std::string(variable->name.text));
      const bool inferred = variable->type == nullptr || variable->type->kind == NodeKind::kVarTypeNode;
      if (inferred || as<ArrayInitExpr>(variable->init) != nullptr) {
        local.push_back(variable);
        continue;
      }
      variable->modifiers.flags = kPublic | kStatic;
      decl.members.push_back(variable);
      if (variable->init == nullptr) continue;
      auto* name = arena_.make<NameExpr>(variable->name.range);
      name->name = variable->name.text;
      auto* assign = arena_.make<AssignExpr>(SourceRange::cover(variable->name.range, variable->init->range));
      assign->target = name;
      assign->value = std::exchange(variable->init, nullptr);
      auto* st = arena_.make<ExprStmt>(assign->range);
      st->expr = assign;
      body.statements.push_back(st);
    }
    if (local.empty()) return;
    auto* st = arena_.make<LocalVarStmt>(statement.range);
    st->variables = local;
    snippet_.declared.insert(snippet_.declared.end(), local.begin(), local.end());
    body.statements.push_back(st);
  }

  CompilationUnit* root(const std::string& path) {
    if (reader_.is_directory(path)) {
      diagnostics_.error({}, path + " is a directory; give a .java file");
      return nullptr;
    }
    std::optional<std::string> text = reader_.read(path);
    if (!text) {
      diagnostics_.error({}, "cannot read " + path);
      return nullptr;
    }
    if (std::string why = not_source(*text); !why.empty()) {
      diagnostics_.error({}, path + " " + why);
      return nullptr;
    }
    CompilationUnit* unit = store_.parse_text(path, std::move(*text));
    roots_.push_back(unit);
    return unit;
  }

  void set_up(bool from_files) {
    symbols_.types = &types_;
    symbols_.context = &context_;
    symbols_.tree_completer = &trees_;
    symbols_.image_completer = &images_;
    symbols_.enter_unit = &enter_unit;
    if (from_files) trees_.loose_files = &loose_;
    trees_.flow_per_file = options_.keep_going;
    if (options_.library != nullptr) {
      LibraryProvider* library = options_.library;
      trees_.explain_missing = [library](std::string_view name) { return library->explain_missing(name); };
      trees_.explain_unusable = [library](std::string_view name) { return library->explain_unusable(name); };
    }
    if (from_files)
      trees_.unit_entered = [this](CompilationUnit& unit) {
        if (const base::SourceFile* file = files_.find(unit.range.file))
          loose_.add_directory(package_of(unit), directory_of(file->path()));
        check_package(unit);
      };
    loose_.is_defined = [this](std::string_view package, std::string_view simple) {
      std::string binary(package);
      std::replace(binary.begin(), binary.end(), '.', '/');
      if (!binary.empty()) binary += '/';
      const auto it = symbols_.by_binary_name.find(binary.append(simple));
      return it != symbols_.by_binary_name.end() && it->second != nullptr;
    };
    rooted_ = std::make_unique<RootedSource>(store_, source_roots());
    symbols_.class_sources.push_back(rooted_.get());
    if (options_.library != nullptr) {
      library_ = std::make_unique<LibrarySource>(store_, *options_.library);
      symbols_.class_sources.push_back(library_.get());
    }
  }

  // A program's own classes may not join a package of the library (javac's words for it: java.base is where those are).
  void check_package(const CompilationUnit& unit) {
    const std::string package = package_of(unit);
    if (package.compare(0, 5, "java.") != 0 || options_.library == nullptr || !options_.library->has_package(package))
      return;
    std::string binary = package + '.' + (unit.types.empty() ? "package-info" : std::string(unit.types[0]->name.text));
    std::replace(binary.begin(), binary.end(), '.', '/');
    if (options_.library->source(binary)) return;  // the library itself is being compiled
    diagnostics_.error(base::SourceRange::cover(unit.package_path.front().range, unit.package_path.back().range),
                       "package exists in another module: java.base");
  }

  std::vector<std::string> source_roots() const {
    std::vector<std::string> roots = options_.source_roots;
    const auto add = [&roots](std::string root) {
      if (std::find(roots.begin(), roots.end(), root) == roots.end()) roots.push_back(std::move(root));
    };
    if (roots.empty())
      for (const CompilationUnit* unit : roots_)
        for (std::string& root : roots_of(*unit)) add(std::move(root));
    for (const std::string& root : options_.more_source_roots) add(root);
    return roots;
  }

  // The root of a file, by its package.
  std::vector<std::string> roots_of(const CompilationUnit& unit) const {
    const base::SourceFile* file = files_.find(unit.range.file);
    if (file == nullptr) return {};
    std::string directory = directory_of(file->path());
    const std::string whole = directory;
    for (auto part = unit.package_path.rbegin(); part != unit.package_path.rend(); ++part) {
      const std::size_t slash = directory.rfind('/');
      const std::string_view last =
          slash == std::string::npos ? directory : std::string_view(directory).substr(slash + 1);
      if (last != part->text) return {whole};
      directory = slash == std::string::npos ? "." : slash == 0 ? "/" : directory.substr(0, slash);
    }
    // As Maven and Gradle have it: what is tested stands beside its tests.
    constexpr std::string_view kTests = "src/test/java";
    if (directory == kTests || directory.ends_with('/' + std::string(kTests)))
      return {directory, directory.substr(0, directory.size() - kTests.size()) + "src/main/java"};
    return {directory};
  }

  std::vector<CompilationUnit*> units_without_errors() {
    std::set<base::FileId> bad;
    for (const base::Diagnostic& d : diagnostics_.sorted())
      if (d.severity == base::Severity::kError) bad.insert(d.range.file);
    std::vector<CompilationUnit*> good;
    for (CompilationUnit* unit : symbols_.units)
      if (bad.count(unit->range.file) == 0) good.push_back(unit);
    return good;
  }

  // Supertypes first, else the order they have.
  static void order(std::vector<bytecode::ClassImage>& images) {
    std::map<std::string_view, std::size_t> index;
    for (std::size_t i = 0; i < images.size(); ++i) index.emplace(images[i].name, i);
    std::vector<std::size_t> sequence;
    std::vector<bool> visited(images.size());
    const std::function<void(std::size_t)> visit = [&](std::size_t i) {
      if (visited[i]) return;
      visited[i] = true;
      if (auto it = index.find(images[i].super_name); it != index.end()) visit(it->second);
      for (const std::string& name : images[i].interfaces)
        if (auto it = index.find(name); it != index.end()) visit(it->second);
      sequence.push_back(i);
    };
    for (std::size_t i = 0; i < images.size(); ++i) visit(i);
    std::vector<bytecode::ClassImage> ordered;
    ordered.reserve(images.size());
    for (std::size_t i : sequence) ordered.push_back(std::move(images[i]));
    images = std::move(ordered);
  }

  bool is_main(const MethodSymbol& method) {
    if (!method.has(kPublic) || !method.is_static() || !method.result->is_void() || method.param_types.size() != 1)
      return false;
    auto* array = as_array(method.param_types[0]);
    return array != nullptr && array->element == symbols_.known_type(KnownClass::kString);
  }

  void entry_points(CompileResult& result) {
    for (ClassDecl* decl : main_unit_->types)
      if (decl->symbol != nullptr) result.main_file_classes.emplace_back(decl->symbol->binary_name);
    std::vector<ClassSymbol*> candidates;
    for (ClassDecl* decl : main_unit_->types) candidates.push_back(decl->symbol);
    for (ClassSymbol* symbol : main_unit_->classes)
      if (symbol->enclosing != nullptr && !symbol->local) candidates.push_back(symbol);
    // The class that is called like the file comes first.
    const base::SourceFile* file = files_.find(main_unit_->range.file);
    std::stable_partition(candidates.begin(), candidates.end(), [&](const ClassSymbol* symbol) {
      return file != nullptr && symbol->enclosing == nullptr && std::string(symbol->name) + ".java" == file->name();
    });
    for (ClassSymbol* symbol : candidates)
      for (MethodSymbol* method : find_methods(context_, types_.raw_type(symbol), arena_.intern("main")))
        if (result.main_class.empty() && is_main(*method)) result.main_class = symbol->binary_name;
  }

  const CompileOptions& options_;
  const std::uint32_t* const place_;
  base::SourceFiles& files_;
  base::Diagnostics& diagnostics_;
  DiskReader disk_;
  SourceReader& reader_;
  Arena arena_;
  SourceStore store_;
  SymbolTable symbols_;
  TypeTable types_;
  AttrContext context_;
  TreeCompleter trees_;
  ImageCompleter images_;
  LooseSource loose_;
  std::unique_ptr<RootedSource> rooted_;
  std::unique_ptr<LibrarySource> library_;
  SnippetContext snippet_;
  std::set<std::string> initialised_;  // variables that a snippet declares with a value
  CompilationUnit* main_unit_ = nullptr;
  std::vector<CompilationUnit*> roots_;
};

void no_stack(base::Diagnostics& diagnostics) {
  diagnostics.error({}, "there is not enough memory for the compiler's stack");
}

std::string parameter_types(const MethodDecl& method, std::string_view text) {
  std::string result;
  for (const VarDecl* param : method.params) {
    if (!result.empty()) result += ',';
    const SourceRange range = param->type != nullptr ? param->type->range : SourceRange{};
    result += text.substr(range.begin, range.end - range.begin);
    if (param->varargs && !result.ends_with("...")) result += "...";
  }
  return result;
}

SnippetPart part_of(const Snippet::Item& item, std::string_view text) {
  SnippetPart part;
  part.begin = item.range.begin;
  part.end = item.range.end;
  switch (item.node->kind) {
    case NodeKind::kImportDecl: part.kind = SnippetPart::Kind::kImport; break;
    case NodeKind::kClassDecl: {
      auto& decl = cast<ClassDecl>(item.node);
      part.kind = SnippetPart::Kind::kType;
      part.name = decl.name.text;
      part.type_kind = decl.class_kind == ClassKind::kInterface    ? "interface"
                       : decl.class_kind == ClassKind::kEnum       ? "enum"
                       : decl.class_kind == ClassKind::kRecord     ? "record"
                       : decl.class_kind == ClassKind::kAnnotation ? "annotation interface"
                                                                   : "class";
      break;
    }
    case NodeKind::kMethodDecl:
      part.kind = SnippetPart::Kind::kMethod;
      part.name = cast<MethodDecl>(item.node).name.text;
      part.parameters = parameter_types(cast<MethodDecl>(item.node), text);
      if (const TypeNode* type = cast<MethodDecl>(item.node).result)
        part.result = text.substr(type->range.begin, type->range.end - type->range.begin);
      break;
    case NodeKind::kLocalVarStmt:
      part.kind = SnippetPart::Kind::kVariable;
      part.name = cast<LocalVarStmt>(item.node).variables.front()->name.text;
      break;
    case NodeKind::kExprStmt: {
      part.kind = SnippetPart::Kind::kExpression;
      const Expr* e = cast<ExprStmt>(item.node).expr;
      const auto* assign = as<AssignExpr>(e);
      const auto* compound = as<CompoundAssignExpr>(e);
      part.assigns = assign != nullptr || compound != nullptr;
      if (assign != nullptr) e = assign->target;
      if (compound != nullptr) e = compound->target;
      if (const auto* name = as<NameExpr>(e)) part.name = name->name;
      break;
    }
    default: break;
  }
  return part;
}

}  // namespace

CompileResult compile(const CompileOptions& options, base::SourceFiles& files, base::Diagnostics& diagnostics) {
  CompileResult result;
  if (!on_large_stack([&] { result = Compilation(options, files, diagnostics).run(); })) no_stack(diagnostics);
  return result;
}

AtCursor at_cursor(const CompileOptions& options, std::uint32_t offset, base::SourceFiles& files,
                   base::Diagnostics& diagnostics) {
  AtCursor result;
  const auto work = [&] {
    Compilation compilation(options, files, diagnostics, &offset);
    compilation.run();
    result = compilation.at_cursor;
  };
  if (!on_large_stack(work)) no_stack(diagnostics);
  return result;
}

SnippetResult compile_snippet(const SnippetOptions& snippet, base::SourceFiles& files, base::Diagnostics& diagnostics) {
  SnippetResult result;
  CompileOptions options;
  options.library = snippet.classes;
  if (!on_large_stack([&] { result = Compilation(options, files, diagnostics).run_snippet(snippet); }))
    no_stack(diagnostics);
  constexpr std::string_view kMissing = "cannot find symbol: ";
  for (base::Diagnostic d : diagnostics.sorted()) {
    if (d.severity != base::Severity::kError) continue;
    // That it stands in a class is nobody's business.
    std::erase_if(d.notes, [](const base::DiagnosticNote& note) { return !note.range.valid(); });
    const bool missing = d.message.starts_with(kMissing);
    std::string what = missing ? d.message.substr(kMissing.size()) : "";
    if (const size_t in = what.find(" in "); in != std::string::npos) what.resize(in);
    result.errors.push_back({d.range.begin, missing, std::move(what), base::render(d, files)});
  }
  return result;
}

std::vector<std::string> imports_of(const base::SourceFile& file) {
  std::vector<std::string> result;
  on_large_stack([&] {
    Arena arena;
    base::Diagnostics ignored;
    for (const ImportDecl* import : parse(file, ignored, arena)->imports)
      result.emplace_back(file.text().substr(import->range.begin, import->range.end - import->range.begin));
  });
  return result;
}

SnippetParts split_snippet(const std::string& name, const std::string& text, base::SourceFiles& files,
                           base::Diagnostics& diagnostics) {
  SnippetParts result;
  const auto work = [&] {
    Arena arena;
    const Snippet parsed = parse_snippet(files.add(name, text), diagnostics, arena);
    result.incomplete = parsed.incomplete;
    for (const Snippet::Item& item : parsed.items) result.parts.push_back(part_of(item, text));
  };
  if (!on_large_stack(work)) no_stack(diagnostics);
  return result;
}

}  // namespace heddle::lang
