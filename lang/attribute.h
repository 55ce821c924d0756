// Attribution: from parsed units to lowered trees (see ast.h). The order of its passes.
#pragma once
#include <vector>

#include "lang/ast.h"
#include "lang/attr_context.h"

namespace heddle::lang {

// 1 enter   all given units: symbols by name (enter_unit)
// 2 headers, members, class checks of every class in symbols.units; units loaded on the way are appended and get the same
// 3 bodies  attribute_class of every outermost class, then finish_captures
// 4 flow    check_flow for outermost classes without errors
// Returns false when an error was reported; trees are then not lowered everywhere and codegen must not run.
// Afterwards context.symbols.units holds every unit that the program consists of.
bool attribute(AttrContext& context, const std::vector<CompilationUnit*>& roots);

}  // namespace heddle::lang
