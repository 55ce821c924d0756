// Overriding and hiding in a source class (JLS 8.4.8, 9.4.1) and the bridge methods that follow from it (JVMS,
// JLS 15.12.4.5).
#pragma once
#include "lang/attr_context.h"

namespace heddle::lang {

// Reports what is wrong with how the class's methods override, hide, implement or clash with inherited ones; checks
// @Override; fills symbol.bridges. Precondition: all supertypes are known and complete.
void check_overrides(AttrContext& context, ClassSymbol& symbol);

}  // namespace heddle::lang
