// The order of attribution's passes.
#include "lang/attribute.h"

#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

class Driver {
 public:
  explicit Driver(AttrContext& context) : context_(context), units_(context.symbols.units) {}

  void run() {
    declarations();
    // Bodies may load further units, whose declarations come first.
    for (std::size_t i = 0; i < units_.size(); ++i) {
      declarations();
      for (ClassDecl* decl : units_[i]->types) body(*decl);
    }
  }

 private:
  // Brings every class of every unit to kChecked, stage by stage, so that messages about names come before those that
  // rest on them. Stages may load units.
  void declarations() {
    for (;;) {
      const std::size_t count = units_.size();
      for (std::size_t i = checked_; i < units_.size(); ++i) {
        completer_of(context_).imports(*units_[i]);
        each_class(i, [](ClassSymbol& symbol) { symbol.ensure(ClassStage::kHeader); });
      }
      for (std::size_t i = checked_; i < units_.size(); ++i)
        each_class(i, [](ClassSymbol& symbol) { symbol.ensure(ClassStage::kMembers); });
      if (units_.size() != count) continue;
      for (std::size_t i = checked_; i < count; ++i) {
        check_imports(context_, *units_[i]);
        each_class(i, [](ClassSymbol& symbol) { symbol.ensure(ClassStage::kChecked); });
      }
      checked_ = count;
      if (units_.size() == count) return;
    }
  }

  template <class Do>
  void each_class(std::size_t unit, Do act) {
    for (ClassDecl* decl : units_[unit]->types)
      if (decl->symbol != nullptr) with_members(*decl->symbol, act);
  }
  template <class Do>
  void with_members(ClassSymbol& symbol, Do act) {
    act(symbol);
    for (ClassSymbol* member : symbol.member_classes) with_members(*member, act);
  }

  void body(ClassDecl& decl) {
    ClassSymbol* symbol = decl.symbol;
    if (symbol == nullptr || symbol->had_errors) return;
    attribute_class(context_, *symbol);
    name_local_classes(context_, *symbol);
    if (has_errors(*symbol->unit)) return;
    finish_captures(context_, *symbol);
    // As javac: flow is looked at class by class, as long as nothing was wrong so far.
    if (!context_.diagnostics.has_errors() || completer_of(context_).flow_per_file) check_flow(context_, *symbol);
  }

  bool has_errors(const CompilationUnit& unit) {
    // Few diagnostics are ever kept, and they are only looked at when there are any.
    if (!context_.diagnostics.has_errors()) return false;
    for (const base::Diagnostic& d : context_.diagnostics.sorted())
      if (d.severity == base::Severity::kError && d.range.file == unit.range.file) return true;
    return false;
  }

  AttrContext& context_;
  std::vector<CompilationUnit*>& units_;
  std::size_t checked_ = 0;  // units whose classes are at kChecked
};

}  // namespace

bool attribute(AttrContext& context, const std::vector<CompilationUnit*>& roots) {
  const std::size_t before = context.diagnostics.error_count();
  for (CompilationUnit* unit : roots) enter_unit(context, *unit);
  Driver(context).run();
  return context.diagnostics.error_count() == before;
}

}  // namespace heddle::lang
