#include "lang/image_symbols.h"

#include <utility>

#include "lang/signature_reader.h"
#include "vm/bytecode/class_image.h"

namespace heddle::lang {
namespace {

std::uint32_t class_flags(std::uint32_t image) {
  std::uint32_t flags = image & (kPublic | kPrivate | kProtected | kStatic | kFinal | kInterface | kAbstract |
                                 kStrictfp | kSynthetic | kAnnotation | kEnum);
  if (image & bytecode::kSealed) flags |= kSealed;
  if (image & bytecode::kRecord) flags |= kRecord;
  if (image & bytecode::kStaticNested) flags |= kStatic;
  return flags;
}

std::uint32_t method_flags(std::uint32_t image, bool in_interface) {
  std::uint32_t flags = image & (kPublic | kPrivate | kProtected | kStatic | kFinal | kSynchronized | kNative |
                                 kAbstract | kStrictfp | kSynthetic);
  if (image & bytecode::kBridge) flags |= kBridge;
  if (image & bytecode::kVarargs) flags |= kVarargs;
  if ((image & bytecode::kDefaultMethod) || (in_interface && !(image & (kAbstract | kStatic | kPrivate))))
    flags |= kDefault;
  return flags;
}

// String constants of images are UTF-8 with lone surrogates as three-byte sequences.
std::u16string decode_text(const std::string& text) {
  std::u16string out;
  for (std::size_t i = 0; i < text.size();) {
    const auto c = static_cast<unsigned char>(text[i]);
    const int extra = c < 0x80 ? 0 : c < 0xE0 ? 1 : c < 0xF0 ? 2 : 3;
    std::uint32_t point = extra == 0 ? c : c & (0x3Fu >> extra);
    for (int k = 1; k <= extra && i + k < text.size(); ++k)
      point = point << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
    i += static_cast<std::size_t>(extra) + 1;
    if (point >= 0x10000) {
      point -= 0x10000;
      out += static_cast<char16_t>(0xD800 + (point >> 10));
      point = 0xDC00 + (point & 0x3FF);
    }
    out += static_cast<char16_t>(point);
  }
  return out;
}

const ConstantValue* field_constant(Arena& arena, const bytecode::FieldImage& field) {
  if (!field.has_constant) return nullptr;
  ConstantValue value;
  if (field.constant.kind == bytecode::ConstantKind::String) {
    value.kind = ConstantKind::kString;
    value.value = decode_text(field.constant.owner);
    return arena.make<ConstantValue>(std::move(value));
  }
  const std::uint64_t bits = field.constant.bits;
  const auto low = static_cast<std::uint32_t>(bits);
  switch (field.descriptor.empty() ? '?' : field.descriptor[0]) {
    case 'Z':
      value.kind = ConstantKind::kBoolean;
      value.value = static_cast<std::int32_t>(low & 1);
      break;
    case 'B':
      value.kind = ConstantKind::kByte;
      value.value = static_cast<std::int32_t>(static_cast<std::int8_t>(low));
      break;
    case 'S':
      value.kind = ConstantKind::kShort;
      value.value = static_cast<std::int32_t>(static_cast<std::int16_t>(low));
      break;
    case 'C':
      value.kind = ConstantKind::kChar;
      value.value = static_cast<std::int32_t>(low & 0xFFFF);
      break;
    case 'I':
      value.kind = ConstantKind::kInt;
      value.value = static_cast<std::int32_t>(low);
      break;
    case 'J':
      value.kind = ConstantKind::kLong;
      value.value = static_cast<std::int64_t>(bits);
      break;
    case 'F': {
      float f;
      static_assert(sizeof f == sizeof low);
      __builtin_memcpy(&f, &low, sizeof f);
      value.kind = ConstantKind::kFloat;
      value.value = f;
      break;
    }
    case 'D': {
      double d;
      __builtin_memcpy(&d, &bits, sizeof d);
      value.kind = ConstantKind::kDouble;
      value.value = d;
      break;
    }
    default: return nullptr;
  }
  return arena.make<ConstantValue>(std::move(value));
}

Type* class_named(SymbolTable& symbols, std::string_view binary_name) {
  ClassSymbol* symbol = symbols.find_binary(binary_name);
  return symbol != nullptr ? static_cast<Type*>(symbols.types->raw_type(symbol)) : symbols.types->error_type();
}

std::string dotted(std::string_view binary) {
  std::string result(binary);
  for (char& c : result)
    if (c == '/') c = '.';
  return result;
}

// The field that holds the enclosing instance; null: there is none.
const bytecode::FieldImage* outer_field(const bytecode::ClassImage& image) {
  for (const bytecode::FieldImage& field : image.fields)
    if ((field.flags & kSynthetic) != 0 && field.name.starts_with("this$")) return &field;
  return nullptr;
}

VarSymbol* make_field(SymbolTable& symbols, ClassSymbol& owner, const bytecode::FieldImage& image) {
  auto* field = symbols.arena.make<VarSymbol>(symbols.arena.intern(image.name), &owner, VarKind::kField);
  field->flags =
      image.flags & (kPublic | kPrivate | kProtected | kStatic | kFinal | kVolatile | kTransient | kSynthetic | kEnum);
  for (const std::string* text : {&image.signature, &image.descriptor}) {
    if (text->empty()) continue;
    SignatureReader reader(symbols, owner, *text);
    field->type = reader.type();
    if (!reader.failed()) break;
  }
  if (field->type == nullptr) field->type = symbols.types->error_type();
  field->constant = field_constant(symbols.arena, image);
  field->constant_state = VarSymbol::ConstantState::kDone;
  return field;
}

MethodSymbol* make_method(SymbolTable& symbols, ClassSymbol& owner, const bytecode::MethodImage& image) {
  Arena& arena = symbols.arena;
  auto* method = arena.make<MethodSymbol>(arena.intern(image.name), &owner);
  method->image = &image;
  method->flags = method_flags(image.flags, owner.is_interface());
  SignatureReader plain(symbols, owner, image.descriptor);
  MethodSignature erased = plain.method_signature(*method);
  if (plain.failed()) return nullptr;
  // Hidden leading parameters: an enclosing instance, an enum constant's name and ordinal.
  std::size_t hidden = 0;
  if (method->is_constructor()) hidden = owner.has(kEnum) ? 2 : owner.inner ? 1 : 0;
  if (hidden > erased.params.size()) hidden = erased.params.size();
  for (std::size_t i = 0; i < hidden; ++i) {
    auto* param = arena.make<VarSymbol>(arena.intern("hidden" + std::to_string(i)), method, VarKind::kSynthetic);
    param->type = erased.params[i];
    method->hidden_params.push_back(param);
  }
  erased.params.erase(erased.params.begin(), erased.params.begin() + static_cast<std::ptrdiff_t>(hidden));
  for (const std::string& name : image.exceptions) erased.thrown.push_back(class_named(symbols, name));

  MethodSignature signature = erased;
  if (!image.signature.empty()) {
    SignatureReader reader(symbols, owner, image.signature);
    MethodSignature generic = reader.method_signature(*method);
    if (!reader.failed() && generic.params.size() == erased.params.size()) {
      if (generic.thrown.empty()) generic.thrown = erased.thrown;
      signature = std::move(generic);
    }
  }
  method->type_params = signature.type_params;
  method->param_types = signature.params;
  method->result = signature.result;
  method->thrown = signature.thrown;
  const std::size_t offset = image.parameter_names.size() >= hidden + signature.params.size() ? hidden : 0;
  for (std::size_t i = 0; i < signature.params.size(); ++i) {
    const std::string name =
        offset + i < image.parameter_names.size() ? image.parameter_names[offset + i] : "arg" + std::to_string(i);
    auto* param = arena.make<VarSymbol>(arena.intern(name), method, VarKind::kParameter);
    param->type = signature.params[i];
    method->params.push_back(param);
  }
  for (const bytecode::Annotation& annotation : image.annotations)
    if (annotation.type == "java/lang/Deprecated") method->flags |= kDeprecated;
  return method;
}

}  // namespace

ClassSymbol* enter_image(SymbolTable& symbols, const bytecode::ClassImage& image, ClassSymbol* enclosing) {
  Arena& arena = symbols.arena;
  const std::size_t slash = image.name.rfind('/');
  PackageSymbol* package = symbols.package(slash == std::string::npos ? "" : dotted(image.name.substr(0, slash)));
  const std::string simple = enclosing == nullptr || image.simple_name.empty()
                                 ? image.name.substr(slash == std::string::npos ? 0 : slash + 1)
                                 : image.simple_name;
  auto* symbol = arena.make<ClassSymbol>(arena.intern(enclosing == nullptr || !image.simple_name.empty() ? simple : ""),
                                         enclosing != nullptr ? static_cast<Symbol*>(enclosing) : package);
  symbol->package = package;
  symbol->image = &image;
  symbol->completer = symbols.image_completer;
  symbol->binary_name = arena.intern(image.name);
  symbol->enclosing = enclosing;
  symbol->full_name =
      arena.intern(enclosing != nullptr ? std::string(enclosing->full_name) + '.' + simple : dotted(image.name));
  symbol->flags = class_flags(image.flags);
  symbol->class_kind = symbol->has(kAnnotation)  ? ClassKind::kAnnotation
                       : symbol->has(kInterface) ? ClassKind::kInterface
                       : symbol->has(kEnum)      ? ClassKind::kEnum
                       : symbol->has(kRecord)    ? ClassKind::kRecord
                                                 : ClassKind::kClass;
  symbol->anonymous = (image.flags & bytecode::kAnonymous) != 0;
  symbol->local = (image.flags & (bytecode::kLocal | bytecode::kAnonymous)) != 0;
  symbol->inner = enclosing != nullptr && !symbol->has(kStatic) && symbol->class_kind == ClassKind::kClass;
  // Local classes do not say whether they are in static code.
  if (symbol->local) symbol->inner = symbol->inner && outer_field(image) != nullptr;
  for (const bytecode::Annotation& annotation : image.annotations) {
    if (annotation.type == "java/lang/FunctionalInterface") symbol->flags |= kFunctional;
    if (annotation.type == "java/lang/Deprecated") symbol->flags |= kDeprecated;
  }
  SignatureReader reader(symbols, *symbol, image.signature);
  symbol->type_params = reader.type_param_names(*symbol);
  if (reader.failed()) symbol->type_params.clear();

  for (const bytecode::InnerClassInfo& inner : image.inner_classes) {
    if ((inner.flags & (kPrivate | kSynthetic)) != 0 || inner.simple_name.empty()) continue;
    if (inner.binary_name != image.name + '$' + inner.simple_name) continue;
    const bytecode::ClassImage* member_image = nullptr;
    for (ClassSource* source : symbols.class_sources)
      if ((member_image = source->find_image(inner.binary_name)) != nullptr) break;
    if (member_image == nullptr) continue;
    ClassSymbol* member = symbols.define(enter_image(symbols, *member_image, symbol));
    member->flags |= inner.flags & (kPublic | kProtected | kStatic);
    symbol->member_classes.push_back(member);
  }
  return symbol;
}

void ImageCompleter::complete_header(ClassSymbol& symbol) {
  const bytecode::ClassImage& image = *symbol.image;
  TypeTable& types = *symbols_.types;
  for (TypeVarSymbol* param : symbol.type_params) param->type->upper = nullptr;
  bool done = false;
  if (!image.signature.empty()) {
    SignatureReader reader(symbols_, symbol, image.signature);
    ClassSignature signature = reader.class_signature();
    if (!reader.failed()) {
      symbol.superclass = signature.superclass;
      symbol.interfaces = std::move(signature.interfaces);
      done = true;
    }
  }
  if (!done) {
    symbol.superclass = image.super_name.empty() ? nullptr : class_named(symbols_, image.super_name);
    for (const std::string& name : image.interfaces) symbol.interfaces.push_back(class_named(symbols_, name));
  }
  if (image.super_name.empty()) symbol.superclass = nullptr;
  if (symbol.superclass != nullptr && symbol.superclass->is_error())
    symbol.superclass = symbols_.known_type(KnownClass::kObject);
  std::erase_if(symbol.interfaces, [](Type* t) { return as_class(t) == nullptr; });
  for (TypeVarSymbol* param : symbol.type_params)
    if (param->type->upper == nullptr || param->type->upper->is_error())
      param->type->upper = symbols_.known_type(KnownClass::kObject);
  for (const std::string& name : image.permitted_subclasses)
    if (ClassSymbol* permitted = symbols_.find_binary(name)) symbol.permits.push_back(permitted);
  (void)types;
}

void ImageCompleter::complete_members(ClassSymbol& symbol) {
  if (symbol.inner)
    if (const bytecode::FieldImage* outer = outer_field(*symbol.image))
      symbol.outer_this = make_field(symbols_, symbol, *outer);
  for (const bytecode::FieldImage& field : symbol.image->fields) {
    if (field.flags & kSynthetic) continue;
    VarSymbol* made = make_field(symbols_, symbol, field);
    if (made->has(kEnum)) {
      std::int32_t ordinal = 0;
      for (VarSymbol* f : symbol.fields) ordinal += f->has(kEnum) ? 1 : 0;
      made->ordinal = ordinal;
    }
    symbol.fields.push_back(made);
  }
  for (const bytecode::MethodImage& method : symbol.image->methods) {
    if ((method.flags & (bytecode::kSynthetic | bytecode::kBridge)) != 0 || method.name == "<clinit>") continue;
    if (MethodSymbol* made = make_method(symbols_, symbol, method)) symbol.methods.push_back(made);
  }
  for (const std::string& name : symbol.image->record_components)
    for (VarSymbol* field : symbol.fields)
      if (field->name == name && !field->is_static()) {
        field->ordinal = static_cast<std::int32_t>(symbol.record_components.size());
        symbol.record_components.push_back(field);
        break;
      }
}

}  // namespace heddle::lang
