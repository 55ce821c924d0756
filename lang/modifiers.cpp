// Modifiers: which are allowed where, and which exclude each other (JLS 8.1.1, 8.3.1, 8.4.3, 9.4).
#include "lang/tree_completer.h"

namespace heddle::lang {
namespace {

struct FlagName {
  std::uint32_t flag;
  const char* name;
};
constexpr FlagName kNames[] = {
    {kPublic, "public"},       {kPrivate, "private"},      {kProtected, "protected"},       {kStatic, "static"},
    {kFinal, "final"},         {kAbstract, "abstract"},    {kSynchronized, "synchronized"}, {kVolatile, "volatile"},
    {kTransient, "transient"}, {kNative, "native"},        {kStrictfp, "strictfp"},         {kDefault, "default"},
    {kSealed, "sealed"},       {kNonSealed, "non-sealed"},
};
constexpr std::uint32_t kWritten = kAccessMask | kStatic | kFinal | kAbstract | kSynchronized | kVolatile | kTransient |
                                   kNative | kStrictfp | kDefault | kSealed | kNonSealed;

std::string first_of(std::uint32_t flags) {
  for (const FlagName& row : kNames)
    if (flags & row.flag) return row.name;
  return {};
}

// Reports flags outside `allowed` and gives the rest back.
std::uint32_t allow(AttrContext& context, std::uint32_t flags, std::uint32_t allowed, SourceRange range) {
  const std::uint32_t wrong = flags & kWritten & ~allowed;
  if (wrong == 0) return flags;
  std::string list;
  for (const FlagName& row : kNames)
    if (wrong & row.flag) list.append(list.empty() ? "" : ",").append(row.name);
  context.error(range, "modifier " + list + " not allowed here");
  return flags & ~wrong;
}

// At most one side of the pair may be there.
bool disjoint(AttrContext& context, std::uint32_t flags, std::uint32_t a, std::uint32_t b, SourceRange range) {
  if ((flags & a) == 0 || (flags & b & ~(flags & a)) == 0) return true;
  context.error(
      range, "illegal combination of modifiers: " + first_of(flags & a) + " and " + first_of(flags & b & ~(flags & a)));
  return false;
}

bool one_access(AttrContext& context, std::uint32_t flags, SourceRange range) {
  return disjoint(context, flags, kPublic, kPrivate | kProtected, range) &&
         disjoint(context, flags, kPrivate, kProtected, range);
}

}  // namespace

std::uint32_t check_class_modifiers(AttrContext& context, const ClassDecl& decl, const ClassSymbol* enclosing,
                                    bool local) {
  const SourceRange range = place_of(decl);
  std::uint32_t allowed = kPublic | kAbstract | kFinal | kStrictfp | kSealed | kNonSealed;
  if (local) allowed = kAbstract | kFinal | kStrictfp;
  else if (enclosing != nullptr) allowed |= kPrivate | kProtected | kStatic;
  if (enclosing != nullptr && !local && enclosing->is_interface()) allowed &= ~(kPrivate | kProtected);
  if (decl.class_kind == ClassKind::kEnum) allowed &= ~(kAbstract | kFinal | kSealed | kNonSealed);
  if (decl.class_kind == ClassKind::kRecord) allowed &= ~(kAbstract | kSealed | kNonSealed);
  if (local && decl.class_kind != ClassKind::kClass) allowed |= kStatic;
  std::uint32_t flags = allow(context, decl.modifiers.flags, allowed, range);
  if ((decl.class_kind == ClassKind::kInterface || decl.class_kind == ClassKind::kAnnotation) &&
      (flags & kFinal) != 0) {
    context.error(range, "illegal combination of modifiers: interface and final");
    flags &= ~kFinal;
  }
  if (!(one_access(context, flags, range) && disjoint(context, flags, kAbstract, kFinal, range) &&
        disjoint(context, flags, kFinal, kSealed | kNonSealed, range) &&
        disjoint(context, flags, kSealed, kNonSealed, range)))
    flags &= ~(kAbstract | kFinal | kSealed | kNonSealed);
  return flags;
}

std::uint32_t check_method_modifiers(AttrContext& context, const MethodDecl& decl, const ClassSymbol& owner) {
  const SourceRange range = decl.name.range;
  std::uint32_t flags = decl.modifiers.flags;
  if (decl.is_constructor) {
    flags = allow(context, flags, owner.has(kEnum) ? kPrivate : kAccessMask, range);
    one_access(context, flags, range);
    if (owner.has(kEnum)) flags |= kPrivate;
    return flags;
  }
  if (owner.is_interface()) {
    flags = allow(
        context, flags,
        owner.has(kAnnotation) ? kPublic | kAbstract : kPublic | kPrivate | kAbstract | kStatic | kDefault | kStrictfp,
        range);
    const bool ok = one_access(context, flags, range) &&
                    disjoint(context, flags, kAbstract, kPrivate | kStatic | kDefault, range) &&
                    disjoint(context, flags, kStatic | kPrivate, kDefault, range);
    if (!ok) flags &= ~kAbstract;
    if ((flags & kPrivate) == 0) flags |= kPublic;
    if ((flags & (kPrivate | kStatic | kDefault)) == 0) {
      flags |= kAbstract;
      if (decl.body != nullptr) {
        if (ok) context.error(range, "interface abstract methods cannot have body");
        flags = (flags & ~kAbstract) | kDefault;
      }
    } else if (decl.body == nullptr && ok) {
      context.error(range, "missing method body, or declare abstract");
    }
    return flags;
  }
  std::uint32_t allowed = kAccessMask | kAbstract | kStatic | kFinal | kSynchronized | kNative | kStrictfp;
  if (owner.has(kRecord)) allowed &= ~kNative;
  flags = allow(context, flags, allowed, range);
  const bool ok = one_access(context, flags, range) &&
                  disjoint(context, flags, kAbstract, kPrivate | kStatic | kFinal | kNative | kSynchronized, range);
  if (!ok) {
    flags &= ~kAbstract;
  } else if (decl.body == nullptr) {
    if ((flags & (kAbstract | kNative)) == 0) context.error(range, "missing method body, or declare abstract");
  } else if (flags & kAbstract) {
    context.error(range, "abstract methods cannot have a body");
    flags &= ~kAbstract;
  } else if (flags & kNative) {
    context.error(range, "native methods cannot have a body");
  }
  return flags;
}

std::uint32_t check_field_modifiers(AttrContext& context, const VarDecl& decl, const ClassSymbol& owner) {
  const SourceRange range = decl.name.range;
  if (owner.is_interface())
    return allow(context, decl.modifiers.flags, kPublic | kStatic | kFinal, range) | kPublic | kStatic | kFinal;
  std::uint32_t flags =
      allow(context, decl.modifiers.flags, kAccessMask | kStatic | kFinal | kVolatile | kTransient, range);
  one_access(context, flags, range);
  if (!disjoint(context, flags, kFinal, kVolatile, range)) flags &= ~kVolatile;
  return flags;
}

}  // namespace heddle::lang
