// Code generation: lowered trees to verified-shape class images.
#pragma once
#include <vector>

#include "lang/ast.h"
#include "lang/attr_context.h"
#include "vm/bytecode/class_image.h"

namespace heddle::lang {

// One image for each class in each unit's `classes`, in that order, each followed by its lambda classes
// (Host$$Lambda$N, flag kLambda, N counted within the outermost class as the code is made). The body of a lambda is a
// method of its host; that of a method reference stands in the lambda class itself, whose frames nobody sees.
// Precondition: attribute() returned true. A limit of the format (registers, code size, constants) is reported as an
// error at the method ("code too large"), the image is then left out. Deterministic: same input, same bytes.
std::vector<bytecode::ClassImage> generate(AttrContext& context, const std::vector<CompilationUnit*>& units);

}  // namespace heddle::lang
