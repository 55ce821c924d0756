#include "junit/linearizable.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "junit/arguments.h"
#include "junit/driver.h"
#include "junit/operations.h"

namespace heddle::junit {

using bytecode::Annotation;
using bytecode::AnnotationValue;
using bytecode::MethodImage;

namespace {

constexpr u64 kEnumerated = 20'000;  // so many scenarios of one shape are looked at one by one

const Annotation* linearizable(const ClassImage& c) {
  for (const Annotation& a : c.annotations)
    if (a.type == "heddle/Linearizable") return &a;
  return nullptr;
}

// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
class Draw {
 public:
  explicit Draw(u64 seed) : state_(seed) {}
  size_t below(size_t n) {
    u64 z = state_ += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return static_cast<size_t>((z ^ (z >> 31)) % n);
  }

 private:
  u64 state_;
};

struct Call {
  size_t operation = 0;
  std::vector<size_t> values;  // of each parameter: which one
  friend auto operator<=>(const Call&, const Call&) = default;
};

// What main and the threads call. Main's come first; so many of them before the threads start.
struct Shape {
  size_t before = 0, after = 0, threads = 2, each = 1;
  size_t calls() const { return before + after + threads * each; }
};
struct Plan {
  size_t before = 0;
  std::vector<std::vector<Call>> calls;  // of main, and of each thread
  friend auto operator<=>(const Plan&, const Plan&) = default;
};

class Generator {
 public:
  Generator(const std::vector<CallOperation>& operations, u64 seed) : operations_(operations), draw_(seed) {
    for (size_t i = 0; i < operations.size(); ++i) add_calls({i, {}});
  }

  // At most so many of that shape; all of them if there are not more.
  std::vector<Plan> take(const Shape& shape, size_t most) {
    u64 number = 1;
    for (size_t i = 0; i < shape.calls() && number <= kEnumerated; ++i) number *= all_.size();
    std::vector<Plan> plans;
    if (number <= kEnumerated) {
      std::vector<Call> calls(shape.calls());
      for (u64 n = 0; n < number; ++n) {
        u64 rest = n;
        for (size_t i = calls.size(); i-- > 0;) calls[i] = all_[rest % all_.size()], rest /= all_.size();
        // Threads are alike: of plans that differ only in which of them is which there is one.
        Plan plan = plan_of(shape, calls);
        if (std::is_sorted(plan.calls.begin() + 1, plan.calls.end())) plans.push_back(std::move(plan));
      }
      if (plans.size() <= most) return plans;
      for (size_t i = 0; i < most; ++i) std::swap(plans[i], plans[i + draw_.below(plans.size() - i)]);
      plans.resize(most);
      return plans;
    }
    std::set<Plan> known;
    for (size_t tries = 0; tries < 20 * most && plans.size() < most; ++tries) {
      std::vector<Call> calls(shape.calls());
      for (Call& c : calls) {
        c.operation = draw_.below(operations_.size());
        for (const auto& values : operations_[c.operation].values) c.values.push_back(draw_.below(values.size()));
      }
      Plan plan = plan_of(shape, calls);
      std::sort(plan.calls.begin() + 1, plan.calls.end());
      if (known.insert(plan).second) plans.push_back(std::move(plan));
    }
    return plans;
  }

 private:
  void add_calls(Call call) {
    const auto& values = operations_[call.operation].values;
    if (call.values.size() == values.size()) return all_.push_back(std::move(call));
    for (size_t v = 0; v < values[call.values.size()].size(); ++v) {
      Call more = call;
      more.values.push_back(v);
      add_calls(std::move(more));
    }
  }

  static Plan plan_of(const Shape& shape, const std::vector<Call>& calls) {
    Plan plan{shape.before, {}};
    auto at = calls.begin();
    const auto add = [&](size_t n) {
      plan.calls.emplace_back(at, at + static_cast<std::ptrdiff_t>(n));
      at += static_cast<std::ptrdiff_t>(n);
    };
    add(shape.before + shape.after);
    for (size_t t = 0; t < shape.threads; ++t) add(shape.each);
    return plan;
  }

  const std::vector<CallOperation>& operations_;
  std::vector<Call> all_;
  Draw draw_;
};

// "17-2-3": the number of a scenario, and the calls that it is without. False: it is no such name.
bool read_name(std::string_view name, size_t* number, std::vector<size_t>* without) {
  for (bool first = true; !name.empty(); first = false) {
    if (!first && name[0] != '-') return false;
    if (!first) name.remove_prefix(1);
    size_t value = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), value);
    if (error != std::errc() || value == 0) return false;
    name.remove_prefix(static_cast<size_t>(end - name.data()));
    if (first) *number = value;
    else without->push_back(value);
  }
  return *number != 0;
}

class Writer {
 public:
  Writer(const ClassImage& tested, const ClassImage& specification, const std::vector<CallOperation>& operations,
         const FindClass& find)
      : tested_(tested), specification_(specification), operations_(operations) {
    bool equals = false, hash = false;
    for (const ClassImage* up : lineage(specification, find)) {
      if (up->name == "java/lang/Object" || up->name == "java/lang/Record") continue;
      for (const MethodImage& m : up->methods) {
        equals |= m.name == "equals" && m.descriptor == "(Ljava/lang/Object;)Z" && (m.flags & bytecode::kAbstract) == 0;
        hash |= m.name == "hashCode" && m.descriptor == "()I" && (m.flags & bytecode::kAbstract) == 0;
      }
    }
    comparable_ = equals && hash;
  }

  Scenarios::One write(const Plan& plan, const std::string& name, const std::vector<size_t>& without) const {
    Scenarios::One one;
    one.name = name;
    one.display = display(plan);
    one.driver = driver(plan);
    size_t busy = 0;
    for (size_t t = 1; t < plan.calls.size(); ++t) busy += !plan.calls[t].empty();
    // (A scenario in which one thread is left has no need of threads.)
    size_t number = 0;
    for (size_t t = 0; t < plan.calls.size(); ++t)
      for (size_t i = 0; i < plan.calls[t].size(); ++i) {
        while (std::find(without.begin(), without.end(), ++number) != without.end()) {}
        if (t == 0 || plan.calls[t].size() > 1 || busy > 2) one.smaller.push_back(fmt::format("{}-{}", name, number));
      }
    return one;
  }

 private:
  std::string arguments(const Call& call, bool shown) const {
    std::string text;
    for (size_t i = 0; i < call.values.size(); ++i) {
      const CallOperation::Value& v = operations_[call.operation].values[i][call.values[i]];
      text += (i == 0 ? "" : ", ") + (shown ? v.shown : v.expression);
    }
    return text;
  }
  std::string shown(const Call& call) const {
    return fmt::format("{}({})", operations_[call.operation].method->name, arguments(call, true));
  }

  std::string display(const Plan& plan) const {
    const auto list = [&](auto from, auto to) {
      std::string text;
      for (auto c = from; c != to; ++c) text += (text.empty() ? "" : ", ") + shown(*c);
      return text;
    };
    const auto main = plan.calls[0].begin();
    std::string text = list(main, main + static_cast<std::ptrdiff_t>(plan.before));
    if (!text.empty()) text += "; then ";
    bool first = true;
    for (size_t t = 1; t < plan.calls.size(); ++t) {
      if (plan.calls[t].empty()) continue;
      text += (first ? "" : " | ") + list(plan.calls[t].begin(), plan.calls[t].end());
      first = false;
    }
    const std::string after = list(main + static_cast<std::ptrdiff_t>(plan.before), plan.calls[0].end());
    return after.empty() ? text : text + "; then " + after;
  }

  // The calls of a switch over their numbers.
  std::string cases(const Plan& plan, const std::string& target) const {
    std::string text;
    size_t number = 0;
    for (const auto& of : plan.calls)
      for (const Call& call : of) {
        const MethodImage& m = *operations_[call.operation].method;
        const std::string one = fmt::format("{}.{}({})", target, m.name, arguments(call, false));
        const bool nothing = m.descriptor.ends_with(")V");
        text += fmt::format("      case {}: {}{};{}\n", number++, nothing ? "" : "return ", one,
                            nothing ? " return heddle.History.VOID;" : "");
      }
    return text + "      default: throw new IllegalArgumentException();\n";
  }

  std::string driver(const Plan& plan) const {
    std::string text;
    if (const size_t slash = tested_.name.rfind('/'); slash != std::string::npos)
      text += fmt::format("package {};\n", class_text(tested_.name.substr(0, slash)));
    const std::string tested = class_text(tested_.name), specification = class_text(specification_.name);
    std::string numbers, texts, waiting;
    size_t number = 0;
    for (size_t t = 0; t < plan.calls.size(); ++t) {
      if (t > 0 && plan.calls[t].empty()) continue;
      numbers += t == 0 ? "new int[] {" : ", new int[] {";
      for (size_t i = 0; i < plan.calls[t].size(); ++i) {
        numbers += fmt::format("{}{}", i == 0 ? "" : ", ", number);
        if (operations_[plan.calls[t][i].operation].may_wait)
          waiting += fmt::format("{}call == {}", waiting.empty() ? "" : " || ", number);
        texts += fmt::format("      case {}: return {};\n", number++, string_literal(shown(plan.calls[t][i])));
      }
      numbers += "}";
    }
    return text + fmt::format(
                      R"(final class {0} extends heddle.Scenario {{
  private {1} tested;
  public static void main(String[] arguments) throws Throwable {{
    {0} scenario = new {0}();
    scenario.tested = new {1}();
    scenario.run({2}, {3});
  }}
  protected Object call(int call) throws Throwable {{
    switch (call) {{
{4}    }}
  }}
  public Object make() throws Throwable {{
    return new {5}();
  }}
  public Object call(Object object, int call) throws Throwable {{
    switch (call) {{
{6}    }}
  }}
  public boolean comparable() {{
    return {7};
  }}
  public boolean mayWait(int call) {{
    return {9};
  }}
  public String text(int call) {{
    switch (call) {{
{8}      default: throw new IllegalArgumentException();
    }}
  }}
}}
)",
                      kDriver, tested, plan.before, numbers, cases(plan, "tested"), specification,
                      cases(plan, fmt::format("(({}) object)", specification)), comparable_ ? "true" : "false", texts,
                      waiting.empty() ? "false" : waiting);
  }

  const ClassImage &tested_, &specification_;
  const std::vector<CallOperation>& operations_;
  bool comparable_ = false;
};

// Why no object of the class can be made by whoever stands in that package; "": it can.
std::string cannot_be_made(const ClassImage& c, const std::string& package) {
  const std::string name = class_text(c.name);
  if ((c.flags & (bytecode::kAbstract | bytecode::kInterface)) != 0) return name + " is abstract";
  for (const bytecode::InnerClassInfo& inner : c.inner_classes) {
    if (inner.binary_name != c.name) continue;
    if ((inner.flags & bytecode::kPrivate) != 0) return fmt::format("class {} is private", name);
    if ((inner.flags & bytecode::kStatic) == 0) return name + " is an inner class that is not static";
  }
  const bool near = c.name.substr(0, c.name.rfind('/') + 1) == package;
  for (const MethodImage& m : c.methods)
    if (m.name == "<init>" && m.descriptor == "()V" && (m.flags & bytecode::kPrivate) == 0 &&
        (near || (m.flags & 1) != 0))
      return "";
  return name + " has no constructor without parameters";
}

}  // namespace

bool is_linearizable(const ClassImage& c) { return linearizable(c) != nullptr; }

bool has_operations(const ClassImage& c) {
  return std::any_of(c.methods.begin(), c.methods.end(), [](const MethodImage& m) {
    return std::any_of(m.annotations.begin(), m.annotations.end(),
                       [](const Annotation& a) { return a.type == "heddle/Operation"; });
  });
}

Scenarios scenarios_of(const ClassImage& c, const FindClass& find, std::string_view wanted) {
  Scenarios result;
  const Annotation& a = *linearizable(c);
  const Operations operations = operations_of(c, find);
  const auto point_to = [&](const CallOperation& op) {
    result.line = op.line;
    result.column = op.column;
    result.method = op.method->name;
  };
  const auto fail = [&](std::string why) {
    result.problem = std::move(why);
    return result;
  };
  for (const CallOperation& op : operations.all)
    if (op.line != 0 && (result.line == 0 || op.line < result.line)) point_to(op);
  if (!operations.problem.empty()) {
    if (operations.wrong) point_to(*operations.wrong);
    return fail(operations.problem);
  }
  const auto number = [&](std::string_view name, i64 usual) {
    const AnnotationValue* v = value_of(a, name);
    return v == nullptr ? usual : v->integer;
  };
  const i64 threads = number("threads", 2), each = number("operations", 3), before = number("before", 0),
            after = number("after", 0), most = number("scenarios", 30);
  if (threads < 2 || threads > 7) return fail(fmt::format("@Linearizable: {} threads; it can be 2 to 7", threads));
  if (each < 1 || each > 10) return fail(fmt::format("@Linearizable: {} operations; it can be 1 to 10", each));
  if (most < 1 || most > 10'000) return fail(fmt::format("@Linearizable: {} scenarios; it can be 1 to 10000", most));
  if (before < 0 || after < 0 || before + after + threads * each > 63)
    return fail(fmt::format("@Linearizable: {} calls; it can be 63 at most", before + after + threads * each));
  const std::string package = c.name.substr(0, c.name.rfind('/') + 1);
  const ClassImage* specification = &c;
  if (const AnnotationValue* v = value_of(a, "specification"); v != nullptr && v->text != "java/lang/Object") {
    specification = find(v->text);
    if (specification == nullptr) return fail(fmt::format("@Linearizable: there is no class {}", class_text(v->text)));
  }
  for (const ClassImage* k : {&c, specification})
    if (const std::string why = cannot_be_made(*k, package); !why.empty()) return fail(why);
  for (const CallOperation& op : operations.all) {
    bool found = false;
    const std::string parameters = op.method->descriptor.substr(0, op.method->descriptor.find(')') + 1);
    for (const ClassImage* up : lineage(*specification, find))
      for (const MethodImage& m : up->methods)
        found |=
            m.name == op.method->name && m.descriptor.starts_with(parameters) && (m.flags & bytecode::kPrivate) == 0;
    if (!found) {
      point_to(op);
      return fail(
          fmt::format("{}, its specification, has no method {}", class_text(specification->name), op.signature()));
    }
  }
  std::vector<Shape> shapes;
  for (i64 k = 1; k <= each; ++k)
    for (i64 t = 2; t <= threads; ++t)
      shapes.push_back({static_cast<size_t>(std::min(k, before)), static_cast<size_t>(std::min(k, after)),
                        static_cast<size_t>(t), static_cast<size_t>(k)});
  Generator generator{operations.all, static_cast<u64>(number("seed", 1))};
  std::vector<Plan> plans;
  for (size_t i = 0; i < shapes.size(); ++i) {
    const size_t left = static_cast<size_t>(most) - plans.size(),
                 share = (left + shapes.size() - i - 1) / (shapes.size() - i);
    for (Plan& p : generator.take(shapes[i], share)) plans.push_back(std::move(p));
  }
  const Writer writer{c, *specification, operations.all, find};
  for (size_t i = 0; i < plans.size(); ++i) result.all.push_back(writer.write(plans[i], std::to_string(i + 1), {}));
  size_t which = 0;
  std::vector<size_t> without;
  if (!read_name(wanted, &which, &without) || without.empty() || which > plans.size()) return result;
  Plan less = plans[which - 1], original = less;
  for (auto& of : less.calls) of.clear();
  less.before = 0;
  size_t at = 0, removed = 0;
  for (size_t t = 0; t < original.calls.size(); ++t)
    for (size_t i = 0; i < original.calls[t].size(); ++i) {
      const bool gone = std::find(without.begin(), without.end(), ++at) != without.end();
      removed += gone;
      if (gone) continue;
      less.calls[t].push_back(original.calls[t][i]);
      less.before += t == 0 && i < original.before;
    }
  if (removed == without.size()) result.all.push_back(writer.write(less, std::string(wanted), without));
  return result;
}

}  // namespace heddle::junit
