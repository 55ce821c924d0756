// Call sites whose targets change, those that cannot, and switch points.
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VolatileCallSite;

public class ChangingTargets {
  interface Call {
    Object get() throws Throwable;
  }

  static void show(String name, Call call) {
    try {
      System.out.println(name + ": " + call.get());
    } catch (Throwable e) {
      System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  static String one(int n) {
    return "one " + n;
  }

  static String two(int n) {
    return "two " + n;
  }

  static class Made extends ConstantCallSite {
    static CallSite seen;

    Made(MethodType type, MethodHandle hook) throws Throwable {
      super(type, hook);
    }
  }

  static MethodHandle hook(ConstantCallSite site) throws Exception {
    Made.seen = site;
    show("target in the hook", site::getTarget);
    return MethodHandles.lookup().findStatic(ChangingTargets.class, "two", TYPE);
  }

  static MethodHandle wrongHook(ConstantCallSite site) {
    return MethodHandles.constant(String.class, "no");
  }

  static final MethodType TYPE = MethodType.methodType(String.class, int.class);

  static void mutable(CallSite site, MethodHandle one, MethodHandle two) {
    String name = site.getClass().getSimpleName();
    MethodHandle invoker = site.dynamicInvoker();
    show(name + " type", () -> site.type() + " " + invoker.type());
    show(name + " empty", () -> (String) invoker.invokeExact(1));
    show(name + " empty target", () -> site.getTarget().invokeWithArguments(1));
    site.setTarget(one);
    show(name + " one", () -> (String) invoker.invokeExact(1));
    MethodHandle upper = MethodHandles.filterReturnValue(invoker, MethodHandles.identity(String.class));
    site.setTarget(two);
    show(name + " two", () -> (String) invoker.invokeExact(2) + upper.invoke(3) + (site.getTarget() == two));
    show(name + " null", () -> { site.setTarget(null); return ""; });
    show(name + " wrong", () -> { site.setTarget(MethodHandles.constant(String.class, "x")); return ""; });
    show(name + " still", () -> invoker.invokeWithArguments(4));
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle one = lookup.findStatic(ChangingTargets.class, "one", TYPE), two = lookup.findStatic(ChangingTargets.class, "two", TYPE);
    mutable(new MutableCallSite(TYPE), one, two);
    mutable(new VolatileCallSite(TYPE), one, two);
    show("with target", () -> new MutableCallSite(one).dynamicInvoker().invoke(5) + (String) new VolatileCallSite(two).dynamicInvoker().invokeExact(6));
    show("no target", () -> new MutableCallSite((MethodHandle) null));
    show("no type", () -> {
      try {
        return new VolatileCallSite((MethodType) null);
      } catch (NullPointerException e) {
        return "there is none";
      }
    });

    ConstantCallSite constant = new ConstantCallSite(one);
    show("constant", () -> (constant.getTarget() == one) + " " + (constant.dynamicInvoker() == one) + " " + constant.type());
    show("constant set", () -> { constant.setTarget(two); return ""; });
    show("constant null", () -> new ConstantCallSite(null));
    MethodType hookType = MethodType.methodType(MethodHandle.class, ConstantCallSite.class);
    Made made = new Made(TYPE, lookup.findStatic(ChangingTargets.class, "hook", hookType));
    show("made", () -> (Made.seen == made) + " " + made.dynamicInvoker().invoke(7));
    show("made wrong", () -> new Made(TYPE, lookup.findStatic(ChangingTargets.class, "wrongHook", hookType)));

    show("syncAll", () -> {
      MutableCallSite.syncAll(new MutableCallSite[] {new MutableCallSite(one)});
      MutableCallSite.syncAll(new MutableCallSite[0]);
      return "done";
    });
    show("syncAll null", () -> { MutableCallSite.syncAll(new MutableCallSite[] {null}); return "done"; });

    SwitchPoint point = new SwitchPoint(), other = new SwitchPoint();
    MethodHandle guarded = point.guardWithTest(one, two);
    MethodHandle neither = MethodHandles.dropArguments(MethodHandles.constant(String.class, "neither"), 0, int.class);
    MethodHandle both = other.guardWithTest(guarded, neither);
    show("valid", () -> point.hasBeenInvalidated() + " " + (String) guarded.invokeExact(1) + " " + both.invoke(1));
    show("null among them", () -> { SwitchPoint.invalidateAll(new SwitchPoint[] {point, null}); return ""; });
    show("not yet", () -> point.hasBeenInvalidated() + " " + guarded.invoke(2));
    SwitchPoint.invalidateAll(new SwitchPoint[] {point});
    show("invalid", () -> point.hasBeenInvalidated() + " " + (String) guarded.invokeExact(3) + " " + both.invoke(3));
    SwitchPoint.invalidateAll(new SwitchPoint[] {point, other});
    show("both", () -> both.invoke(4));
    show("late", () -> point.guardWithTest(one, two).invoke(5));
    show("types", () -> new SwitchPoint().guardWithTest(one, MethodHandles.constant(String.class, "x")));
  }
}
// expect: MutableCallSite type: (int)String (int)String
// expect: MutableCallSite empty: java.lang.IllegalStateException: uninitialized call site
// expect: MutableCallSite empty target: java.lang.IllegalStateException: uninitialized call site
// expect: MutableCallSite one: one 1
// expect: MutableCallSite two: two 2two 3true
// expect: MutableCallSite null: java.lang.NullPointerException: Cannot invoke "java.lang.invoke.MethodHandle.type()" because "newTarget" is null
// expect: MutableCallSite wrong: java.lang.invoke.WrongMethodTypeException: MethodHandle()String should be of type (int)String
// expect: MutableCallSite still: two 4
// expect: VolatileCallSite type: (int)String (int)String
// expect: VolatileCallSite empty: java.lang.IllegalStateException: uninitialized call site
// expect: VolatileCallSite empty target: java.lang.IllegalStateException: uninitialized call site
// expect: VolatileCallSite one: one 1
// expect: VolatileCallSite two: two 2two 3true
// expect: VolatileCallSite null: java.lang.NullPointerException: Cannot invoke "java.lang.invoke.MethodHandle.type()" because "newTarget" is null
// expect: VolatileCallSite wrong: java.lang.invoke.WrongMethodTypeException: MethodHandle()String should be of type (int)String
// expect: VolatileCallSite still: two 4
// expect: with target: one 5two 6
// expect: no target: java.lang.NullPointerException: Cannot invoke "java.lang.invoke.MethodHandle.type()" because "target" is null
// expect: no type: there is none
// expect: constant: true true (int)String
// expect: constant set: java.lang.UnsupportedOperationException: null
// expect: constant null: java.lang.NullPointerException: Cannot invoke "java.lang.invoke.MethodHandle.type()" because "target" is null
// expect: target in the hook: java.lang.IllegalStateException: null
// expect: made: true two 7
// expect: made wrong: java.lang.invoke.WrongMethodTypeException: MethodHandle()String should be of type (int)String
// expect: syncAll: done
// expect: syncAll null: java.lang.NullPointerException: null
// expect: valid: false one 1 one 1
// expect: null among them: java.lang.NullPointerException: null
// expect: not yet: true two 2
// expect: invalid: true two 3 two 3
// expect: both: neither
// expect: late: two 5
// expect: types: java.lang.IllegalArgumentException: target and fallback types must match: (int)String != ()String
