// Where a combinator has nothing to do it gives back the handle itself, which still collects a variable number of arguments.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;
public class SameHandles {
  static String all(int... x) { return Arrays.toString(x); }
  static void note(String what, MethodHandle made, MethodHandle of) throws Throwable {
    System.out.print(what + " " + (made == of) + " " + made.isVarargsCollector());
    try { System.out.println(" " + made.invokeWithArguments(1, 2)); } catch (Exception e) { System.out.println(" " + e.getClass().getSimpleName()); }
  }
  public static void main(String[] args) throws Throwable {
    MethodHandle h = lookup().findStatic(SameHandles.class, "all", methodType(String.class, int[].class));
    note("explicitCastArguments", explicitCastArguments(h, h.type()), h);
    note("asType", h.asType(h.type()), h);
    note("filterArguments", filterArguments(h, 0), h);
    note("filterArguments null", filterArguments(h, 0, (MethodHandle) null), h);
    note("dropArguments", dropArguments(h, 0), h);
    note("dropArguments list", dropArguments(h, 1, List.of()), h);
    note("insertArguments", insertArguments(h, 0), h);
    note("permuteArguments", permuteArguments(h, h.type(), 0), h);
    note("dropArgumentsToMatch", dropArgumentsToMatch(h, 0, List.of(int[].class), 0), h);
    note("withVarargs", h.withVarargs(true), h);
    note("asFixedArity", h.asFixedArity(), h);
    note("asFixedArity twice", h.asFixedArity().asFixedArity(), h);
    note("asVarargsCollector", h.asVarargsCollector(int[].class), h);
    note("dropReturn", dropReturn(h), h);
    MethodHandle v = lookup().findStatic(SameHandles.class, "nothing", methodType(void.class, int[].class));
    note("dropReturn of void", dropReturn(v), v);
    note("filterReturnValue", filterReturnValue(h, identity(String.class)), h);
    note("asSpreader", h.asSpreader(Object[].class, 1), h);
    note("asCollector", h.asCollector(int[].class, 1), h);
  }
  static void nothing(int... x) { System.out.print(" " + x.length); }
}
// expect: explicitCastArguments true true [1, 2]
// expect: asType true true [1, 2]
// expect: filterArguments true true [1, 2]
// expect: filterArguments null true true [1, 2]
// expect: dropArguments true true [1, 2]
// expect: dropArguments list true true [1, 2]
// expect: insertArguments true true [1, 2]
// expect: permuteArguments false false WrongMethodTypeException
// expect: dropArgumentsToMatch true true [1, 2]
// expect: withVarargs true true [1, 2]
// expect: asFixedArity false false WrongMethodTypeException
// expect: asFixedArity twice false false WrongMethodTypeException
// expect: asVarargsCollector true true [1, 2]
// expect: dropReturn false false WrongMethodTypeException
// expect: dropReturn of void true true 2 null
// expect: filterReturnValue false false WrongMethodTypeException
// expect: asSpreader false false WrongMethodTypeException
// expect: asCollector false false WrongMethodTypeException
