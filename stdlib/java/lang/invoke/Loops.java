// The loops of MethodHandles, as its documentation defines them. In there V is the type of what is carried from one iteration to
// the next (void: nothing), A... are the loop's own parameters; each handle takes as many of the values that are there as it
// has parameters.
package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

final class Loops {
  private Loops() {}

  private static Object call(MethodHandle handle, Object[] values) throws Throwable {
    return handle.asFixedArity().call(Arrays.copyOf(values, handle.type().parameterCount()));
  }

  private static IllegalArgumentException mismatch(String what, Object a, Object b) {
    return new IllegalArgumentException(what + " must match: " + a + " != " + b);
  }

  // The types of which `handle` may take the first ones.
  private static void check(String what, MethodHandle handle, Class<?> result, List<Class<?>> parameters) {
    if (handle == null) return;
    MethodType expected = MethodType.methodType(result, parameters);
    int count = handle.type().parameterCount();
    if (handle.type().returnType() != result || count > parameters.size()
        || !handle.type().parameterList().equals(parameters.subList(0, count))) {
      throw mismatch(what, handle.type(), expected);
    }
  }

  private static List<Class<?>> joined(Class<?> first, List<Class<?>> rest) {
    List<Class<?>> result = new ArrayList<>();
    if (first != void.class) result.add(first);
    result.addAll(rest);
    return result;
  }

  // The values of the parameters behind what is carried.
  private static Object[] with(Class<?> carried, Object value, Object[] rest) {
    return carried == void.class ? rest : MadeHandle.replaced(rest, 0, 0, value);
  }

  static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body, boolean atTheEnd) {
    Class<?> carried = body.type().returnType();
    List<Class<?>> inner = body.type().parameterList();
    if (carried != void.class && (inner.isEmpty() || inner.get(0) != carried)) throw mismatch("body function", body.type(), carried);
    List<Class<?>> outer = carried == void.class ? inner : inner.subList(1, inner.size());
    check("loop initializer", init, carried, outer);
    check("loop predicate", pred, boolean.class, inner);
    return new MadeHandle(MethodType.methodType(carried, outer), args -> {
      Object value = init == null ? Conversions.zero(carried) : call(init, args);
      boolean tested = !atTheEnd;
      while (!tested || (Boolean) call(pred, with(carried, value, args))) {
        value = call(body, with(carried, value, args));
        tested = true;
      }
      return value;
    });
  }

  // The loop's parameters: what follows the first ones of the body, or if nothing does the other handle's.
  private static List<Class<?>> outer(MethodHandle body, Class<?> carried, int counters, MethodHandle other) {
    List<Class<?>> inner = body.type().parameterList();
    int first = (carried == void.class ? 0 : 1) + counters;
    List<Class<?>> own = inner.subList(Math.min(first, inner.size()), inner.size());
    return own.isEmpty() && other != null ? other.type().parameterList() : own;
  }

  static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
    Class<?> carried = body.type().returnType();
    List<Class<?>> outer = outer(body, carried, 1, end);
    check("start of the count", start, int.class, outer);
    check("end of the count", end, int.class, outer);
    check("loop initializer", init, carried, outer);
    check("loop body", body, carried, joined(carried, joined(int.class, outer)));
    return new MadeHandle(MethodType.methodType(carried, outer), args -> {
      int from = (Integer) call(start, args), to = (Integer) call(end, args);
      Object value = init == null ? Conversions.zero(carried) : call(init, args);
      for (int i = from; i < to; i++) value = call(body, with(carried, value, MadeHandle.replaced(args, 0, 0, i)));
      return value;
    });
  }

  static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
    Class<?> carried = body.type().returnType();
    List<Class<?>> inner = body.type().parameterList();
    int leading = carried == void.class ? 1 : 2;
    if (inner.size() < leading) throw mismatch("iterator and body", body.type(), carried);
    Class<?> element = inner.get(leading - 1);
    List<Class<?>> found = outer(body, carried, 1, iterator);
    List<Class<?>> outer = found.isEmpty() && iterator == null ? List.of(Iterable.class) : found;
    if (iterator == null && !Iterable.class.isAssignableFrom(outer.get(0))) throw mismatch("iterator and Iterable", outer, Iterable.class);
    if (iterator != null) check("iterator", iterator, iterator.type().returnType(), outer);
    check("loop initializer", init, carried, outer);
    check("loop body", body, carried, joined(carried, joined(element, outer)));
    return new MadeHandle(MethodType.methodType(carried, outer), args -> {
      Iterator<?> elements = iterator == null ? ((Iterable<?>) args[0]).iterator() : (Iterator<?>) call(iterator, args);
      Object value = init == null ? Conversions.zero(carried) : call(init, args);
      while (elements.hasNext()) {
        Object next = Conversions.apply(elements.next(), Object.class, element);
        value = call(body, with(carried, value, MadeHandle.replaced(args, 0, 0, next)));
      }
      return value;
    });
  }

  // One clause of the general loop: any of these may be null.
  private static final class Clause {
    final MethodHandle init, step, pred, fini;
    final Class<?> type;  // of its variable; void: it has none

    Clause(MethodHandle[] parts) {
      init = part(parts, 0);
      step = part(parts, 1);
      pred = part(parts, 2);
      fini = part(parts, 3);
      type = init != null ? init.type().returnType() : step != null ? step.type().returnType() : void.class;
      if (step != null && step.type().returnType() != type) throw mismatch("clause types", init.type(), step.type());
      if (pred != null && pred.type().returnType() != boolean.class) {
        throw new IllegalArgumentException("predicates must have boolean return type: [" + pred + "]");
      }
    }

    private static MethodHandle part(MethodHandle[] parts, int i) {
      return i < parts.length ? parts[i] : null;
    }
  }

  static MethodHandle loop(MethodHandle[]... clauses) {
    if (clauses == null || clauses.length == 0) throw new IllegalArgumentException("null or no clauses passed");
    List<Clause> all = new ArrayList<>();
    List<Class<?>> variables = new ArrayList<>();
    for (MethodHandle[] each : clauses) {
      if (each == null) throw new IllegalArgumentException("null clauses are not allowed");
      if (each.length > 4) {
        throw new IllegalArgumentException("All loop clauses must be represented as MethodHandle arrays with at most 4 elements.");
      }
      Clause clause = new Clause(each);
      all.add(clause);
      if (clause.type != void.class) variables.add(clause.type);
    }
    // The loop's own parameters: the longest list of what one of them takes beside the variables.
    List<Class<?>> own = new ArrayList<>();
    List<MethodHandle> predicates = new ArrayList<>();
    boolean tests = false;
    Class<?> result = null;
    for (Clause clause : all) {
      own = longer(own, clause.init, 0);
      own = longer(own, clause.step, variables.size());
      own = longer(own, clause.pred, variables.size());
      own = longer(own, clause.fini, variables.size());
      predicates.add(clause.pred);
      tests |= clause.pred != null;
      if (clause.fini == null) continue;
      if (result != null && result != clause.fini.type().returnType()) {
        throw new IllegalArgumentException("found non-identical finalizer return types: " + result + ", " + clause.fini.type().returnType());
      }
      result = clause.fini.type().returnType();
    }
    if (!tests) throw new IllegalArgumentException("no predicate found: " + predicates);
    Class<?> returned = result == null ? void.class : result;
    List<Class<?>> inner = new ArrayList<>(variables);
    inner.addAll(own);
    for (Clause clause : all) {
      check("loop initializer", clause.init, clause.type, own);
      check("loop step", clause.step, clause.type, inner);
      check("loop predicate", clause.pred, boolean.class, inner);
      check("loop finalizer", clause.fini, returned, inner);
    }
    return new MadeHandle(MethodType.methodType(returned, own), args -> run(all, variables.size(), returned, args));
  }

  private static List<Class<?>> longer(List<Class<?>> list, MethodHandle handle, int skipped) {
    if (handle == null || handle.type().parameterCount() - skipped <= list.size()) return list;
    return handle.type().parameterList().subList(skipped, handle.type().parameterCount());
  }

  private static Object run(List<Clause> clauses, int variables, Class<?> returned, Object[] args) throws Throwable {
    Object[] values = new Object[variables + args.length];
    System.arraycopy(args, 0, values, variables, args.length);
    int at = 0;
    for (Clause clause : clauses) {
      Object value = clause.init == null ? Conversions.zero(clause.type) : call(clause.init, args);
      if (clause.type != void.class) values[at++] = value;
    }
    while (true) {
      at = 0;
      for (Clause clause : clauses) {
        Object value = clause.step == null ? null : call(clause.step, values);
        if (clause.type != void.class) {
          if (clause.step != null) values[at] = value;
          at++;
        }
        if (clause.pred == null || (Boolean) call(clause.pred, values)) continue;
        return clause.fini == null ? Conversions.zero(returned) : call(clause.fini, values);
      }
    }
  }
}
