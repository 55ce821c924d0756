#include "junit/tests.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "junit/arguments.h"
#include "junit/driver.h"
#include "junit/linearizable.h"

namespace heddle::junit {

using bytecode::Annotation;
using bytecode::AnnotationValue;
using bytecode::MethodImage;

namespace {

constexpr std::string_view kJUnit4 = "org/junit/", kJUnit5 = "org/junit/jupiter/api/";

const Annotation* annotation(const std::vector<Annotation>& all, std::string_view type) {
  for (const Annotation& a : all)
    if (a.type == type) return &a;
  return nullptr;
}

bool has(const MethodImage& m, std::string_view prefix, std::string_view name) {
  return annotation(m.annotations, std::string(prefix).append(name)) != nullptr;
}

const AnnotationValue* value_of(const Annotation* a, std::string_view name) {
  return a == nullptr ? nullptr : junit::value_of(*a, name);
}

std::string text_of(const Annotation* a, std::string_view name) {
  const AnnotationValue* v = value_of(a, name);
  return v == nullptr ? "" : v->text;
}

bool is_test(const MethodImage& m) {
  for (const std::string_view name : {"Test", "RepeatedTest", "TestFactory"})
    if (has(m, kJUnit5, name)) return true;
  return has(m, kJUnit4, "Test") || has(m, "org/junit/jupiter/params/", "ParameterizedTest") ||
         has(m, "heddle/", "HeddleTest");
}

void add_settings(const Annotation* a, Settings* settings) {
  if (a == nullptr) return;
  const auto option = [&](std::string_view name, const std::string& value) {
    std::erase_if(settings->options, [&](const std::string& o) { return o.starts_with(std::string(name) + "="); });
    settings->options.push_back(fmt::format("{}={}", name, value));
  };
  if (const AnnotationValue* v = value_of(a, "strategy"); v != nullptr && !v->text.empty())
    option("--explore", v->text);
  for (const char* name : {"runs", "seed", "depth"})
    if (const AnnotationValue* v = value_of(a, name)) option(fmt::format("--{}", name), std::to_string(v->integer));
  if (const AnnotationValue* v = value_of(a, "maxTime"); v != nullptr && !v->text.empty())
    option("--max-time", v->text);
  if (const AnnotationValue* v = value_of(a, "expect")) settings->expect = v->text;
  if (const AnnotationValue* v = value_of(a, "options"))
    for (const AnnotationValue& word : v->kind == '[' ? v->elements : std::vector{*v})
      settings->options.push_back(word.text);
}

std::optional<std::string> disabled(const std::vector<Annotation>& annotations) {
  for (const char* type : {"org/junit/jupiter/api/Disabled", "org/junit/Ignore"})
    if (const Annotation* a = annotation(annotations, type)) return text_of(a, "value");
  return std::nullopt;
}

void replace_all(std::string_view from, const std::string& to, std::string* text) {
  for (size_t at = 0; (at = text->find(from, at)) != std::string::npos; at += to.size())
    text->replace(at, from.size(), to);
}

// (Not that of a method which is inherited from another file.)
void set_place(const MethodImage& m, const ClassImage& owner, const ClassImage& c, Test* test) {
  if (m.lines.empty() || owner.source_file != c.source_file) return;
  test->line = m.lines.front().line;
  test->column = m.lines.front().column;
  test->method = m.name;
}

// The tests of one class.
class TestClass {
 public:
  TestClass(const ClassImage& image, const FindClass& find, std::vector<const ClassImage*> outer, std::string prefix)
      : image_(image), find_(find), outer_(std::move(outer)), prefix_(std::move(prefix)) {
    for (const ClassImage* c : outer_) use(*c);
    use(image_);
  }

  // The scenarios of a class that is linearizable.
  void add_scenarios(std::string_view wanted, std::vector<Test>* all) const {
    const std::string name = prefix_ + "linearizable";
    std::string_view number = wanted;
    if (wanted.starts_with(name + '[') && wanted.ends_with(']')) {
      number.remove_prefix(name.size() + 1);
      number.remove_suffix(1);
    } else {
      number = {};
    }
    Test test;
    test.name = test.display_name = name;
    test.class_name = test.scenarios_of = class_text(image_.name);
    test.skipped = skipped_;
    test.settings = settings_;
    if (!is_linearizable(image_)) {
      test.problem = fmt::format("{} has operations, but is not @heddle.Linearizable", test.class_name);
      all->push_back(std::move(test));
      return;
    }
    const Scenarios scenarios = scenarios_of(image_, find_, number);
    test.line = scenarios.line;
    test.column = scenarios.column;
    test.method = scenarios.method;
    test.problem = scenarios.problem;
    if (test.skipped || !test.problem.empty()) {
      all->push_back(std::move(test));
      return;
    }
    for (const Scenarios::One& one : scenarios.all) {
      Test t = test;
      t.name = fmt::format("{}[{}]", name, one.name);
      t.display_name = one.display;
      t.driver = one.driver;
      for (const std::string& s : one.smaller) t.smaller.push_back(fmt::format("{}[{}]", name, s));
      all->push_back(std::move(t));
    }
  }

  std::vector<Test> tests() {
    std::vector<Test> all;
    std::set<std::string> seen;  // methods, by name and descriptor: the most derived one counts
    const std::vector<const ClassImage*> line = lineage(image_, find_);
    for (auto c = line.rbegin(); c != line.rend(); ++c)
      for (const MethodImage& m : (*c)->methods) {
        const bool old = is_test_case_ && m.name.starts_with("test") && m.descriptor == "()V";
        if ((m.flags & (bytecode::kAbstract)) != 0 || m.name[0] == '<' || !seen.insert(m.name + m.descriptor).second)
          continue;
        if (is_test(m) || (old && (m.flags & (bytecode::kPrivate | bytecode::kStatic)) == 0)) add(m, **c, &all);
      }
    std::stable_sort(all.begin(), all.end(), [](const Test& a, const Test& b) { return a.line < b.line; });
    return all;
  }

 private:
  void use(const ClassImage& c) {
    if (!skipped_) skipped_ = disabled(c.annotations);
    add_settings(annotation(c.annotations, "heddle/HeddleTest"), &settings_);
    points_ = points_of(c.annotations, points_);
    for (const ClassImage* up : lineage(c, find_)) {
      is_test_case_ |= up->name == "junit/framework/TestCase";
      look_for_problems(*up);
    }
  }

  void look_for_problems(const ClassImage& c) {
    if (const Annotation* a = annotation(c.annotations, "org/junit/runner/RunWith")) {
      const std::string runner = text_of(a, "value");
      if (!runner.ends_with("JUnit4")) problem_ = fmt::format("it is run by {}, which is not here", class_text(runner));
    }
    for (const bytecode::FieldImage& f : c.fields)
      if (f.descriptor.starts_with("Lorg/junit/rules/") && f.descriptor != "Lorg/junit/rules/Timeout;")
        problem_ = fmt::format("the rule {} of type {} is not known here", f.name, type_text(f.descriptor));
  }

  void add(const MethodImage& m, const ClassImage& owner, std::vector<Test>* all) const {
    Test test;
    test.name = prefix_ + m.name;
    test.class_name = class_text(image_.name);
    test.display_name = text_of(annotation(m.annotations, "org/junit/jupiter/api/DisplayName"), "value");
    if (test.display_name.empty()) test.display_name = m.name;
    set_place(m, owner, image_, &test);
    test.skipped = skipped_;
    if (!test.skipped) test.skipped = disabled(m.annotations);
    test.problem = problem_;
    if ((m.flags & bytecode::kPrivate) != 0) test.problem = "it is private";
    test.settings = settings_;
    test.points = points_of(m.annotations, points_);
    add_settings(annotation(m.annotations, "heddle/HeddleTest"), &test.settings);
    // Overloaded tests.
    const auto same = std::count_if(all->begin(), all->end(), [&](const Test& t) {
      return t.name == test.name || t.name.starts_with(test.name + "(") || t.name.starts_with(test.name + "[");
    });
    if (same > 0) test.name += fmt::format("({})", parameter_types(m, Types::Whole));
    const Driver driver{image_, outer_, find_};
    Run run;
    run.method = &m;
    run.makes_tests = has(m, kJUnit5, "TestFactory");
    if (run.makes_tests && test.problem.empty() && (m.flags & bytecode::kStatic) != 0)
      test.problem = "a @TestFactory is not static";
    if (run.makes_tests && test.problem.empty() && m.descriptor.ends_with(")V"))
      test.problem = "a @TestFactory returns tests";
    run.display = test.display_name != m.name ? test.display_name
                                              : fmt::format("{}({})", m.name, parameter_types(m, Types::Simple));
    const Annotation* const repeated = annotation(m.annotations, "org/junit/jupiter/api/RepeatedTest");
    if (has(m, "org/junit/jupiter/params/", "ParameterizedTest")) {
      const ArgumentSets sets = argument_sets(m, find_);
      if (test.problem.empty()) test.problem = sets.problem;
      size_t number = 0;
      for (const ArgumentSets::Set& set : sets.sets) {
        Test one = test;
        one.name += fmt::format("[{}]", ++number);
        one.display_name += fmt::format("({})", set.display);
        run.arguments = set.values;
        run.display = fmt::format("[{}] {}", number, set.display);
        finish(driver, run, std::move(one), all);
      }
      if (sets.factories.empty() && !sets.sets.empty()) return;
      run.arguments.clear();
      run.factories = sets.factories;
    } else if (own_parameters(parameters_of(m.descriptor)) > 0) {
      test.problem = fmt::format("nothing is known for its parameters ({})", parameter_types(m, Types::Whole));
    } else if (repeated != nullptr) {
      return add_repetitions(*repeated, driver, std::move(run), std::move(test), all);
    }
    finish(driver, run, std::move(test), all);
  }

  // One test, for whatever a repetition could do some schedule of the first one does; each one where they are told
  // which they are.
  void add_repetitions(const Annotation& repeated, const Driver& driver, Run run, Test test,
                       std::vector<Test>* all) const {
    constexpr i64 kMost = 1000;
    const AnnotationValue* const value = value_of(&repeated, "value");
    const i64 number = value == nullptr ? 0 : value->integer;
    if (number < 1 || number > kMost) {
      if (test.problem.empty()) test.problem = fmt::format("@RepeatedTest: {} times; it can be 1 to {}", number, kMost);
      return finish(driver, run, std::move(test), all);
    }
    const bool told = driver.asks_for_repetition(*run.method);
    const std::string name = text_of(&repeated, "name"), whole = run.display;
    run.repetitions = static_cast<u32>(number);
    for (run.repetition = 1; run.repetition <= (told ? number : 1); ++run.repetition) {
      run.display = name.empty() ? "repetition {currentRepetition} of {totalRepetitions}" : name;
      replace_all("{displayName}", whole, &run.display);
      replace_all("{currentRepetition}", std::to_string(run.repetition), &run.display);
      replace_all("{totalRepetitions}", std::to_string(number), &run.display);
      Test one = test;
      if (told) {
        one.name += fmt::format("[{}]", run.repetition);
        one.display_name += fmt::format(" ({})", run.display);
      }
      finish(driver, run, std::move(one), all);
    }
  }

  enum class Types : u8 { Whole, Simple };
  static std::string parameter_types(const MethodImage& m, Types how) {
    std::string types;
    for (const std::string& p : parameters_of(m.descriptor)) {
      const std::string type = type_text(p);
      types += (types.empty() ? "" : ", ") + (how == Types::Simple ? type.substr(type.rfind('.') + 1) : type);
    }
    return types;
  }

  void finish(const Driver& driver, const Run& run, Test test, std::vector<Test>* all) const {
    if (test.problem.empty()) {
      test.problem = driver.problem();
      if (test.problem.empty() && run.repetitions == 0 && driver.asks_for_repetition(*run.method))
        test.problem = "RepetitionInfo is known in a @RepeatedTest only";
      if (test.problem.empty() && !test.skipped) test.driver = driver.text(run);
    }
    all->push_back(std::move(test));
  }

  const ClassImage& image_;
  const FindClass& find_;
  const std::vector<const ClassImage*> outer_;  // of a @Nested class: those around it, the outermost first
  const std::string prefix_;
  bool is_test_case_ = false;
  std::optional<std::string> skipped_;
  std::string problem_;
  Settings settings_;
  u32 points_ = 1;
};

// JUnit 5's composed annotations: what stands on the declaration of an annotation counts as if it stood beside it, at
// any depth ("Meta-Annotations and Composed Annotations" of its user guide). JUnit 4 and 3 have none.
class Composed {
 public:
  Composed(const std::vector<ClassImage>& program, const FindClass& find) : find_(find) {
    for (const ClassImage& c : program)
      if ((c.flags & bytecode::kAnnotation) != 0 && is_kept(c) && !meant_by(c.name).empty()) any_ = true;
  }
  bool any() const { return any_; }

  // Adds to the annotations of a class and its methods those that they mean.
  void add_to(ClassImage* c) const {
    add_to(&c->annotations);
    for (MethodImage& m : c->methods) add_to(&m.annotations);
  }

 private:
  // (JUnit finds only annotations that are there at run time.)
  static bool is_kept(const ClassImage& c) {
    return text_of(annotation(c.annotations, "java/lang/annotation/Retention"), "value").ends_with("RUNTIME");
  }
  std::vector<Annotation> meant_by(const std::string& type) const {
    std::vector<Annotation> all;
    std::set<std::string> seen;
    add_meant_by(type, &seen, &all);
    return all;
  }
  void add_meant_by(const std::string& type, std::set<std::string>* seen, std::vector<Annotation>* all) const {
    if (!seen->insert(type).second || type.starts_with("java/") || type.starts_with(kJUnit4)) return;
    const ClassImage* const c = find_(type);
    if (c == nullptr || !is_kept(*c)) return;
    for (const Annotation& a : c->annotations) {
      if (a.type.starts_with("org/junit/jupiter/") || a.type.starts_with("heddle/")) all->push_back(a);
      add_meant_by(a.type, seen, all);
    }
  }
  void add_to(std::vector<Annotation>* annotations) const {
    const std::vector<Annotation> written = *annotations;
    for (const Annotation& a : written)
      for (Annotation& meant : meant_by(a.type))
        if (annotation(written, meant.type) == nullptr || meant.type == "org/junit/jupiter/api/Tag")
          annotations->push_back(std::move(meant));
  }

  const FindClass& find_;
  bool any_ = false;
};

u32 member_flags(const ClassImage& outer, const std::string& binary_name) {
  for (const bytecode::InnerClassInfo& inner : outer.inner_classes)
    if (inner.binary_name == binary_name) return inner.flags;
  return 0;
}

}  // namespace

u32 points_of(const std::vector<Annotation>& annotations, u32 otherwise) {
  const AnnotationValue* v = value_of(annotation(annotations, "heddle/Points"), "value");
  return v == nullptr ? otherwise : static_cast<u32>(std::clamp<i64>(v->integer, 0, 1'000'000));
}

static std::vector<Test> tests_as_written(const std::vector<ClassImage>& program, std::string_view package,
                                          std::string_view file, const FindClass& find, std::string_view wanted) {
  const std::string_view stem = file.substr(0, file.rfind('.'));
  std::vector<Test> all;
  const std::function<void(const ClassImage&, std::vector<const ClassImage*>, const std::string&)> look =
      [&](const ClassImage& c, std::vector<const ClassImage*> outer, const std::string& prefix) {
        if ((c.flags & (bytecode::kAbstract | bytecode::kInterface)) == 0) {
          TestClass of{c, find, outer, prefix};
          for (Test& t : of.tests()) all.push_back(std::move(t));
          if (is_linearizable(c) || has_operations(c)) of.add_scenarios(wanted, &all);
        }
        for (const ClassImage& member : program) {
          if (member.enclosing_class != c.name || member.simple_name.empty()) continue;
          const bool is_static = (member_flags(c, member.name) & bytecode::kStatic) != 0;
          const bool nested = annotation(member.annotations, "org/junit/jupiter/api/Nested") != nullptr;
          if (!is_static && !nested) continue;
          std::vector<const ClassImage*> around;
          if (!is_static) {
            around = outer;
            around.push_back(&c);
          }
          look(member, around, prefix + member.simple_name + ".");
        }
      };
  for (const ClassImage& c : program) {
    if (c.source_file != file || !c.enclosing_class.empty() || !c.name.starts_with(package)) continue;
    const std::string simple = c.name.substr(package.size());
    if (simple.find('/') != std::string::npos) continue;
    look(c, {}, simple == stem ? "" : simple + ".");
  }
  std::stable_sort(all.begin(), all.end(), [](const Test& a, const Test& b) { return a.line < b.line; });
  return all;
}

std::vector<Test> tests_of(const std::vector<ClassImage>& program, std::string_view package, std::string_view file,
                           const FindClass& find, std::string_view wanted) {
  const Composed composed(program, find);
  if (!composed.any()) return tests_as_written(program, package, file, find, wanted);
  std::vector<ClassImage> classes = program;
  std::map<std::string, const ClassImage*, std::less<>> by_name;
  for (ClassImage& c : classes) {
    composed.add_to(&c);
    by_name[c.name] = &c;
  }
  const FindClass find_here = [&](std::string_view name) {
    const auto found = by_name.find(name);
    return found == by_name.end() ? find(name) : found->second;
  };
  return tests_as_written(classes, package, file, find_here, wanted);
}

}  // namespace heddle::junit
