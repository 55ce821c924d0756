#include "lang/symbols.h"

#include "lang/attr_context.h"
#include "lang/image_symbols.h"
#include "vm/bytecode/class_image.h"

namespace heddle::lang {
namespace {

constexpr const char* kKnownNames[] = {
    "java/lang/Object",
    "java/lang/String",
    "java/lang/CharSequence",
    "java/lang/Class",
    "java/lang/Enum",
    "java/lang/Record",
    "java/lang/Throwable",
    "java/lang/Exception",
    "java/lang/Error",
    "java/lang/RuntimeException",
    "java/lang/AssertionError",
    "java/lang/NullPointerException",
    "java/lang/IncompatibleClassChangeError",
    "java/lang/Cloneable",
    "java/io/Serializable",
    "java/lang/Iterable",
    "java/util/Iterator",
    "java/lang/AutoCloseable",
    "java/lang/Comparable",
    "java/lang/Number",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Short",
    "java/lang/Character",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/Void",
    "java/lang/Override",
    "java/lang/FunctionalInterface",
    "java/lang/Deprecated",
    "java/lang/SafeVarargs",
    "java/lang/SuppressWarnings",
    "java/util/Objects",
    "java/lang/StringBuilder",
    "java/lang/annotation/Annotation",
};
static_assert(std::size(kKnownNames) == static_cast<std::size_t>(KnownClass::kCount));

std::string with(std::string_view text, char from, char to) {
  std::string result(text);
  for (char& c : result)
    if (c == from) c = to;
  return result;
}

bool is_marker_interface(KnownClass which) {
  switch (which) {
    case KnownClass::kCharSequence:
    case KnownClass::kCloneable:
    case KnownClass::kSerializable:
    case KnownClass::kIterable:
    case KnownClass::kIterator:
    case KnownClass::kAutoCloseable:
    case KnownClass::kComparable:
    case KnownClass::kAnnotation:
    case KnownClass::kOverride:
    case KnownClass::kFunctionalInterface:
    case KnownClass::kDeprecated:
    case KnownClass::kSafeVarargs:
    case KnownClass::kSuppressWarnings: return true;
    default: return false;
  }
}

// Classes that a library may lack: the places that need one report that themselves, where it matters.
bool is_optional(KnownClass which) {
  switch (which) {
    case KnownClass::kOverride:
    case KnownClass::kFunctionalInterface:
    case KnownClass::kDeprecated:
    case KnownClass::kSafeVarargs:
    case KnownClass::kSuppressWarnings:
    case KnownClass::kAnnotation:
    case KnownClass::kSerializable:
    case KnownClass::kCloneable: return true;
    default: return false;
  }
}

}  // namespace

MethodSymbol::MethodSymbol(Name n, ClassSymbol* o) : Symbol(SymbolKind::kMethod, n, o) {}

ClassSymbol* MethodSymbol::owner_class() const { return static_cast<ClassSymbol*>(owner); }

ClassSymbol* VarSymbol::owner_class() const {
  for (Symbol* s = owner; s != nullptr; s = s->owner)
    if (s->kind == SymbolKind::kClass) return static_cast<ClassSymbol*>(s);
  return nullptr;
}

ClassSymbol* ClassSymbol::outermost() {
  ClassSymbol* symbol = this;
  // A snippet's class stands in one that was compiled before, and is a compilation of its own.
  while (symbol->enclosing != nullptr && (symbol->decl == nullptr || symbol->enclosing->decl != nullptr))
    symbol = symbol->enclosing;
  return symbol;
}

std::string ClassSymbol::shown_name() const {
  if (anonymous) return std::string(full_name);
  if (inner && !local && enclosing != nullptr && !enclosing->anonymous)
    return enclosing->shown_name() + '.' + std::string(name);
  return std::string(name);
}

void ClassSymbol::ensure(ClassStage wanted) {
  while (stage < wanted && stage < ClassStage::kChecked && !completing && completer != nullptr) {
    completing = true;
    ClassStage reached = ClassStage::kHeader;
    if (stage == ClassStage::kNamed) {
      completer->complete_header(*this);
    } else if (stage == ClassStage::kHeader) {
      completer->complete_members(*this);
      reached = ClassStage::kMembers;
    } else {
      completer->check(*this);
      reached = ClassStage::kChecked;
    }
    stage = reached;
    completing = false;
  }
}

SymbolTable::SymbolTable(Arena& a, base::Diagnostics& d) : arena(a), diagnostics(d) {}

PackageSymbol* SymbolTable::package(std::string_view full_name) {
  const Name name = arena.intern(full_name);
  PackageSymbol*& slot = packages[name];
  if (slot == nullptr) slot = arena.make<PackageSymbol>(name);
  return slot;
}

bool SymbolTable::package_exists(std::string_view full_name) {
  if (packages.count(full_name) != 0) return true;
  const std::string prefix = std::string(full_name) + '.';
  for (const auto& [name, symbol] : packages)
    if (name.substr(0, prefix.size()) == prefix) return true;
  for (ClassSource* source : class_sources)
    if (source->has_package(full_name)) return true;
  return false;
}

ClassSymbol* SymbolTable::find_class(std::string_view package_name, std::string_view simple) {
  std::string binary = with(package_name, '.', '/');
  if (!binary.empty()) binary += '/';
  binary += simple;
  const Name key = arena.intern(binary);
  if (auto it = by_binary_name.find(key); it != by_binary_name.end()) return it->second;
  by_binary_name[key] = nullptr;  // whoever asks again while this runs gets: not here
  for (ClassSource* source : class_sources) {
    const ClassSource::Found found = source->find(package_name, simple);
    if (found.unit != nullptr) {
      enter_unit(*context, *found.unit);
    } else if (found.image != nullptr) {
      define(enter_image(*this, *found.image, nullptr));
    }
    if (found) break;
  }
  return by_binary_name[key];
}

ClassSymbol* SymbolTable::find_binary(std::string_view binary_name) {
  const Name key = arena.intern(binary_name);
  if (auto it = by_binary_name.find(key); it != by_binary_name.end()) return it->second;
  const std::size_t slash = binary_name.rfind('/');
  const std::string package_name = slash == std::string_view::npos ? "" : with(binary_name.substr(0, slash), '/', '.');
  const std::string_view simple = slash == std::string_view::npos ? binary_name : binary_name.substr(slash + 1);
  const std::size_t dollar = simple.find('$', 1);
  if (dollar == std::string_view::npos) return find_class(package_name, simple);
  find_class(package_name, simple.substr(0, dollar));
  if (auto it = by_binary_name.find(key); it != by_binary_name.end()) return it->second;
  // Either a member class that was left out when its outer class was entered (private ones of library classes), or the
  // name has a '$' of its own.
  by_binary_name[key] = nullptr;
  for (ClassSource* source : class_sources) {
    if (const bytecode::ClassImage* image = source->find_image(binary_name)) {
      ClassSymbol* enclosing = image->enclosing_class.empty() ? nullptr : find_binary(image->enclosing_class);
      return by_binary_name[key] != nullptr ? by_binary_name[key] : define(enter_image(*this, *image, enclosing));
    }
  }
  return find_class(package_name, simple);
}

ClassSymbol* SymbolTable::define(ClassSymbol* symbol) {
  ClassSymbol*& slot = by_binary_name[symbol->binary_name];
  if (slot == nullptr) {
    slot = symbol;
    if (symbol->package != nullptr) packages.emplace(symbol->package->name, symbol->package);
  }
  return slot;
}

ClassSymbol* SymbolTable::known(KnownClass which) {
  ClassSymbol*& slot = known_classes[static_cast<std::size_t>(which)];
  if (slot != nullptr) return slot;
  const std::string binary = kKnownNames[static_cast<std::size_t>(which)];
  if (ClassSymbol* found = find_binary(binary)) return slot = found;
  const std::string dotted = with(binary, '/', '.');
  const std::size_t dot = dotted.rfind('.');
  if (!is_optional(which)) diagnostics.error({}, dotted + " is missing from the library");
  auto* stand_in = arena.make<ClassSymbol>(arena.intern(dotted.substr(dot + 1)), package(dotted.substr(0, dot)));
  stand_in->package = package(dotted.substr(0, dot));
  stand_in->binary_name = arena.intern(binary);
  stand_in->full_name = arena.intern(dotted);
  stand_in->flags = kPublic;
  stand_in->stage = ClassStage::kAttributed;
  if (is_marker_interface(which)) {
    stand_in->flags |= kInterface | kAbstract;
    stand_in->class_kind = ClassKind::kInterface;
  }
  slot = stand_in;
  by_binary_name[stand_in->binary_name] = stand_in;
  if (which != KnownClass::kObject) stand_in->superclass = known_type(KnownClass::kObject);
  return slot;
}

Type* SymbolTable::known_type(KnownClass which) { return types->raw_type(known(which)); }

}  // namespace heddle::lang
