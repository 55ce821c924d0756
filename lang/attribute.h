// Attribution: from parsed units to lowered trees (see ast.h). The order of its passes.
#pragma once
#include <vector>

#include "lang/ast.h"
#include "lang/attr_context.h"

namespace heddle::lang {

//   1 enter         all given units: symbols by name (enter_unit)
//   2 declarations  headers, members and class checks of every class in symbols.units; units that are loaded on the way
//                   are appended and get the same
//   3 bodies        for every outermost class: attribute_class, then finish_captures, then check_flow, the last as long
//                   as there is no error at all (javac's order, so that its errors and ours are the same ones)
// Returns false when an error was reported; trees are then not lowered everywhere and codegen must not run.
// Afterwards context.symbols.units holds every unit that the program consists of.
bool attribute(AttrContext& context, const std::vector<CompilationUnit*>& roots);

}  // namespace heddle::lang
