#include "junit/driver.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

#include "junit/arguments.h"

namespace heddle::junit {

using bytecode::Annotation;
using bytecode::AnnotationValue;
using bytecode::MethodImage;

namespace {

bool has_any(const MethodImage& m, std::initializer_list<std::string_view> types) {
  return std::any_of(m.annotations.begin(), m.annotations.end(),
                     [&](const Annotation& a) { return std::find(types.begin(), types.end(), a.type) != types.end(); });
}

bool is_before_all(const MethodImage& m) {
  return has_any(m, {"org/junit/jupiter/api/BeforeAll", "org/junit/BeforeClass"});
}
bool is_after_all(const MethodImage& m) {
  return has_any(m, {"org/junit/jupiter/api/AfterAll", "org/junit/AfterClass"});
}
// (Of JUnit's annotations for what comes before and after.)
bool is_of_junit4(const MethodImage& m) {
  return has_any(m, {"org/junit/Before", "org/junit/After", "org/junit/BeforeClass", "org/junit/AfterClass"});
}

// String.hashCode, by which JUnit sorts the methods of a class. (Of ASCII; other names may come elsewhere.)
i32 java_hash(const std::string& text) {
  u32 hash = 0;
  for (const char c : text) hash = 31 * hash + static_cast<unsigned char>(c);
  return static_cast<i32>(hash);
}

bool is_before(const MethodImage& m) { return has_any(m, {"org/junit/jupiter/api/BeforeEach", "org/junit/Before"}); }
bool is_after(const MethodImage& m) { return has_any(m, {"org/junit/jupiter/api/AfterEach", "org/junit/After"}); }

// Of @Tag, one or several, as further arguments.
std::string tags_of(const std::vector<Annotation>& annotations) {
  std::string tags;
  for (const Annotation& a : annotations) {
    const AnnotationValue* const v = value_of(a, "value");
    if (v != nullptr && a.type == "org/junit/jupiter/api/Tag") tags += ", " + string_literal(v->text);
    if (v == nullptr || a.type != "org/junit/jupiter/api/Tags") continue;
    for (const AnnotationValue& tag : v->elements)
      for (const AnnotationValue& inner : tag.elements) tags += ", " + string_literal(inner.text);
  }
  return tags;
}

void add_lineage(const ClassImage& c, const FindClass& find, std::set<std::string>* seen,
                 std::vector<const ClassImage*>* all) {
  if (!seen->insert(c.name).second) return;
  std::vector<std::string> up = {c.super_name};
  up.insert(up.end(), c.interfaces.begin(), c.interfaces.end());
  for (const std::string& name : up)
    if (const ClassImage* image = name.empty() || name == "java/lang/Object" ? nullptr : find(name))
      add_lineage(*image, find, seen, all);
  all->push_back(&c);
}

// A value that a source of arguments has given, as an argument of that type.
std::string cast_text(const std::string& value, const std::string& descriptor) {
  switch (descriptor[0]) {
    case 'Z': return fmt::format("(Boolean) {}", value);
    case 'C': return fmt::format("(Character) {}", value);
    case 'B': return fmt::format("((Number) {}).byteValue()", value);
    case 'S': return fmt::format("((Number) {}).shortValue()", value);
    case 'I': return fmt::format("((Number) {}).intValue()", value);
    case 'J': return fmt::format("((Number) {}).longValue()", value);
    case 'F': return fmt::format("((Number) {}).floatValue()", value);
    case 'D': return fmt::format("((Number) {}).doubleValue()", value);
    default: return fmt::format("({}) {}", type_text(descriptor), value);
  }
}

}  // namespace

std::vector<const ClassImage*> lineage(const ClassImage& c, const FindClass& find) {
  std::vector<const ClassImage*> all;
  std::set<std::string> seen;
  add_lineage(c, find, &seen, &all);
  return all;
}

Driver::Driver(const ClassImage& test, const std::vector<const ClassImage*>& outer, const FindClass& find)
    : find_(find) {
  for (const ClassImage* c : outer) levels_.push_back(level_of(*c));
  levels_.push_back(level_of(test));
}

// The arguments for those parameters, from that one on, that JUnit has values for. Others are a problem.
std::string Driver::given(const std::vector<std::string>& parameters, size_t from, Told what, const std::string& name,
                          Level* level) {
  const bool of_class = what == Told::OfClass;
  std::string text;
  bool known = own_parameters(parameters) <= from;
  for (size_t i = from; i < parameters.size(); ++i) {
    known &= !of_class || !is_repetition_info(parameters[i]);
    asks_repetition_ |= is_repetition_info(parameters[i]);
    text += fmt::format("{}{}", i == from ? "" : ", ", of_class ? fmt::format("ofClass{}", levels_.size()) : "details");
  }
  if (!known) problem_ = fmt::format("nothing is known for {}'s parameters", name);
  if (!text.empty()) (of_class ? level->asks_details : asks_details_) = true;
  return text;
}

bool Driver::asks_for_repetition(const MethodImage& test) const {
  const std::vector<std::string> parameters = parameters_of(test.descriptor);
  return asks_repetition_ || std::any_of(parameters.begin(), parameters.end(), is_repetition_info);
}

// Is anybody told of the test?
bool Driver::asks_for_details(const std::vector<std::string>& parameters) const {
  return asks_details_ || own_parameters(parameters) < parameters.size();
}

// The declarations of what a test and its methods are told.
std::string Driver::details(const Run& run) const {
  std::string text, tags;
  for (size_t i = 0; i < levels_.size(); ++i) {
    const ClassImage& c = *levels_[i].image;
    const std::string type = class_text(c.name);
    std::string name = type.substr(type.rfind('.') + 1);
    for (const Annotation& a : c.annotations)
      if (const AnnotationValue* v = value_of(a, "value");
          v != nullptr && a.type == "org/junit/jupiter/api/DisplayName")
        name = v->text;
    // (What is there twice TestDetails takes once. Classes inherit tags.)
    std::string own;
    for (const ClassImage* up : lineage(c, find_))
      if ((up->flags & bytecode::kInterface) == 0) own = tags_of(up->annotations) + own;
    tags = own + tags;
    if (levels_[i].asks_details)
      text += fmt::format("    heddle.TestDetails ofClass{} = new heddle.TestDetails({}, {}.class, null, 0, 0{});\n", i,
                          string_literal(name), type, tags);
  }
  const std::vector<std::string> parameters = parameters_of(run.method->descriptor);
  if (!asks_for_details(parameters)) return text;
  const std::string type = class_text(levels_.back().image->name);
  std::string classes;
  for (const std::string& p : parameters) classes += fmt::format(", {}.class", type_text(p));
  return text + fmt::format(
                    "    heddle.TestDetails details = new heddle.TestDetails({}, {}.class, "
                    "heddle.TestDetails.method({}.class, {}{}), {}, {}{});\n",
                    string_literal(run.display), type, type, string_literal(run.method->name), classes, run.repetition,
                    run.repetitions, tags_of(run.method->annotations) + tags);
}

Driver::Level Driver::level_of(const ClassImage& c) {
  Level level;
  level.image = &c;
  const std::vector<const ClassImage*> line = lineage(c, find_);
  // By name and descriptor, the most derived class that has it: JUnit 5 calls a method that is overridden as that
  // one's, if at all; JUnit 4 leaves it out only if the other one is annotated likewise, and calls it from where it
  // was.
  std::map<std::string, size_t> newest;
  for (size_t i = 0; i < line.size(); ++i)
    for (const MethodImage& m : line[i]->methods)
      if ((m.flags & bytecode::kPrivate) == 0) newest[m.name + m.descriptor] = i;
  const auto is_replaced = [&](size_t i, const MethodImage& m, bool (*is_of)(const MethodImage&)) {
    if ((m.flags & bytecode::kPrivate) != 0 || newest[m.name + m.descriptor] == i) return false;
    if (!is_of_junit4(m)) return true;
    for (size_t k = i + 1; k < line.size(); ++k)
      for (const MethodImage& other : line[k]->methods)
        if (other.name == m.name && other.descriptor == m.descriptor && is_of(other)) return true;
    return false;
  };
  bool is_test_case = false;
  for (size_t i = 0; i < line.size(); ++i) {
    is_test_case |= line[i]->name == "junit/framework/TestCase";
    std::vector<const MethodImage*> methods;
    for (const MethodImage& m : line[i]->methods)
      if (is_before_all(m) || is_after_all(m) || is_before(m) || is_after(m)) methods.push_back(&m);
    std::stable_sort(methods.begin(), methods.end(), [](const MethodImage* x, const MethodImage* y) {
      return java_hash(x->name) < java_hash(y->name);
    });
    std::vector<std::string> before, before_all, after, after_all;
    for (const MethodImage* m : methods) {
      if ((m->flags & bytecode::kPrivate) != 0) problem_ = fmt::format("{}() is private", m->name);
      const std::string one =
          fmt::format("{}({})", m->name,
                      given(parameters_of(m->descriptor), 0,
                            is_before_all(*m) || is_after_all(*m) ? Told::OfClass : Told::OfTest, m->name, &level));
      if ((is_before_all(*m) || is_after_all(*m)) && (m->flags & bytecode::kStatic) == 0) level.per_class = true;
      const auto first = [&](std::vector<std::string>& list) { return is_of_junit4(*m) ? list.begin() : list.end(); };
      if (is_before_all(*m) && !is_replaced(i, *m, is_before_all)) before_all.insert(first(before_all), one);
      if (is_before(*m) && !is_replaced(i, *m, is_before)) before.insert(first(before), one);
      if (is_after_all(*m) && !is_replaced(i, *m, is_after_all)) after_all.push_back(one);
      if (is_after(*m) && !is_replaced(i, *m, is_after)) after.push_back(one);
    }
    level.before_all.insert(level.before_all.end(), before_all.begin(), before_all.end());
    level.before.insert(level.before.end(), before.begin(), before.end());
    level.after.insert(level.after.begin(), after.begin(), after.end());
    level.after_all.insert(level.after_all.begin(), after_all.begin(), after_all.end());
  }
  // (JUnit 3 calls these by their names; its own do nothing.)
  const auto overrides = [&](std::string_view name) {
    for (const ClassImage* up : line)
      for (const MethodImage& m : up->methods)
        if (m.name == name && m.descriptor == "()V" && up->name != "junit/framework/TestCase") return true;
    return false;
  };
  if (is_test_case && overrides("setUp")) level.before.insert(level.before.begin(), "setUp()");
  if (is_test_case && overrides("tearDown")) level.after.push_back("tearDown()");
  bool can_be_made = true, has_constructor = false;
  for (const MethodImage& m : c.methods) {
    if (m.name != "<init>") continue;
    const std::vector<std::string> parameters = parameters_of(m.descriptor);
    const size_t outer = levels_.empty() ? 0 : 1;
    const bool fits = (m.flags & bytecode::kPrivate) == 0 && own_parameters(parameters) == outer;
    if (fits) level.of_constructor = given(parameters, outer, Told::OfClass, class_text(c.name), &level);
    can_be_made = has_constructor ? can_be_made || fits : fits;
    has_constructor = true;
  }
  if (!can_be_made) problem_ = fmt::format("{} has no constructor without parameters", class_text(c.name));
  for (const bytecode::InnerClassInfo& inner : c.inner_classes)
    if (inner.binary_name == c.name && (inner.flags & bytecode::kPrivate) != 0)
      problem_ = fmt::format("class {} is private", class_text(c.name));
  return level;
}

std::string Driver::call(const Run& run, const std::string& arguments, const std::string& indent) const {
  const MethodImage& m = *run.method;
  const std::string target = (m.flags & bytecode::kStatic) != 0 ? class_text(levels_.back().image->name)
                                                                : fmt::format("test{}", levels_.size() - 1);
  std::string text = fmt::format("{}.{}({})", target, m.name, arguments);
  text = run.makes_tests ? fmt::format("heddle.DynamicTests.run({});\n", text) : text + ";\n";
  for (const Annotation& a : m.annotations) {
    if (a.type != "org/junit/Test") continue;
    for (const AnnotationValue& v : a.values) {
      if (v.name != "expected" || v.text.ends_with("$None")) continue;
      const std::string type = class_text(v.text);
      return fmt::format(
          "{0}boolean thrown = false;\n{0}try {{\n{0}  {1}{0}}} catch ({2} expected) {{\n{0}  thrown = true;\n{0}}}\n"
          "{0}if (!thrown) throw new AssertionError(\"Expected exception: {2}\");\n",
          indent, text, type);
    }
  }
  return indent + text;
}

std::string Driver::one_run(const Run& run, const std::string& arguments, const std::string& indent) const {
  std::string text;
  bool cleans_up = false;
  for (size_t i = 0; i < levels_.size(); ++i) {
    const Level& level = levels_[i];
    const std::string type = class_text(level.image->name);
    cleans_up |= !level.after.empty();
    if (level.per_class && i == 0) text += fmt::format("{}{} test0 = all;\n", indent, type);
    else if (i == 0) text += fmt::format("{0}{1} test0 = new {1}({2});\n", indent, type, level.of_constructor);
    else
      text += fmt::format("{}{} test{} = test{}.new {}({});\n", indent, type, i, i - 1, level.image->simple_name,
                          level.of_constructor);
  }
  const std::string inner = cleans_up ? indent + "  " : indent;
  if (cleans_up) text += fmt::format("{0}Throwable failure = null;\n{0}try {{\n", indent);
  for (size_t i = 0; i < levels_.size(); ++i)
    for (const std::string& name : levels_[i].before) text += fmt::format("{}test{}.{};\n", inner, i, name);
  text += call(run, arguments, inner);
  if (!cleans_up) return text;
  text += fmt::format("{0}}} catch (Throwable t) {{\n{0}  failure = t;\n{0}}}\n", indent);
  for (size_t i = levels_.size(); i-- > 0;)
    for (const std::string& name : levels_[i].after)
      text += fmt::format(
          "{0}try {{\n{0}  test{1}.{2};\n{0}}} catch (Throwable t) {{\n{0}  if (failure == null) failure = t;\n"
          "{0}  else if (failure != t) failure.addSuppressed(t);\n{0}}}\n",
          indent, i, name);
  return text + indent + "if (failure != null) throw failure;\n";
}

// "source", "bank.Other#source".
std::string Driver::factory_text(const std::string& factory) const {
  const size_t hash = factory.find('#');
  const std::string type =
      hash == std::string::npos ? class_text(levels_.back().image->name) : class_text(factory.substr(0, hash));
  const std::string name = hash == std::string::npos ? factory : factory.substr(hash + 1);
  const bool of_object = levels_.back().per_class && hash == std::string::npos;
  // JUnit calls private ones, too.
  const ClassImage* const image = hash == std::string::npos ? levels_.back().image : nullptr;
  const std::string simple = name.substr(0, name.find('('));
  if (image != nullptr)
    for (const bytecode::MethodImage& m : image->methods)
      if (m.name == simple && m.descriptor.starts_with("()") && (m.flags & bytecode::kPrivate) != 0 &&
          (of_object || (m.flags & bytecode::kStatic) != 0))
        return fmt::format("heddle.TestArguments.call({}.class, {}, \"{}\")", type, of_object ? "all" : "null", simple);
  return fmt::format("{}.{}{}", of_object ? "all" : type, name, name.ends_with(')') ? "" : "()");
}

std::string Driver::text(const Run& run) const {
  std::string text;
  const std::string& name = levels_.back().image->name;
  if (const size_t slash = name.rfind('/'); slash != std::string::npos)
    text += fmt::format("package {};\n", class_text(name.substr(0, slash)));
  text +=
      fmt::format("final class {} {{\n  public static void main(String[] arguments) throws Throwable {{\n", kDriver);
  std::vector<std::string> aborts;
  for (const char* type : {"org/opentest4j/TestAbortedException", "org/junit/internal/AssumptionViolatedException",
                           "org/junit/AssumptionViolatedException"})
    if (find_(type) != nullptr && (aborts.empty() || aborts.back() != "org.junit.internal.AssumptionViolatedException"))
      aborts.push_back(class_text(type));
  text += details(run);
  text += "    try {\n";
  const Level& first = levels_.front();
  if (first.per_class)
    text += fmt::format("      {0} all = new {0}({1});\n", class_text(first.image->name), first.of_constructor);
  const auto target = [&](const Level& level) {
    return level.per_class && &level == &first ? std::string("all") : class_text(level.image->name);
  };
  bool cleans_up = false;
  for (const Level& level : levels_) cleans_up |= !level.after_all.empty();
  std::string indent = "      ";
  if (cleans_up) {
    text += "      try {\n";
    indent += "  ";
  }
  for (const Level& level : levels_)
    for (const std::string& m : level.before_all) text += fmt::format("{}{}.{};\n", indent, target(level), m);
  const std::vector<std::string> parameters = parameters_of(run.method->descriptor);
  const size_t own = own_parameters(parameters);
  std::vector<std::string> values = run.arguments;
  if (!run.factories.empty())
    for (size_t i = 0; i < own; ++i) values.push_back(cast_text(fmt::format("set[{}]", i), parameters[i]));
  values.resize(own);
  values.resize(parameters.size(), "details");
  const std::string arguments = fmt::format("{}", fmt::join(values, ", "));
  if (run.factories.empty()) text += one_run(run, arguments, indent);
  const bool told = asks_for_details(parameters);
  if (!run.factories.empty() && told) text += indent + "int number = 0;\n";
  for (const std::string& factory : run.factories) {
    text += fmt::format("{}for (Object[] set : heddle.TestArguments.of({})) {{\n", indent, factory_text(factory));
    if (told) text += fmt::format("{}  details = details.named(heddle.TestDetails.nameOf(++number, set));\n", indent);
    text += one_run(run, arguments, indent + "  ") + indent + "}\n";
  }
  if (cleans_up) {
    text += "      } finally {\n";
    for (size_t i = levels_.size(); i-- > 0;)
      for (const std::string& m : levels_[i].after_all) text += fmt::format("        {}.{};\n", target(levels_[i]), m);
    text += "      }\n";
  }
  text += "    }";
  for (const std::string& type : aborts)
    text += fmt::format(" catch ({} e) {{\n      System.out.println(\"{}\" + e.getMessage());\n    }}", type, kAborted);
  if (aborts.empty()) text += " finally {\n    }";
  return text + "\n  }\n}\n";
}

}  // namespace heddle::junit
