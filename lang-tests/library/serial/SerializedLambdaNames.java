// What SerializedLambda says of lambdas and method references: javac's names, kinds and signatures.
import java.io.*;
import java.lang.invoke.*;
import java.lang.reflect.Method;
import java.util.*;
import java.util.function.*;
public class SerializedLambdaNames {
  interface SR extends Runnable, Serializable {}
  interface SF<A, B> extends Function<A, B>, Serializable {}
  interface SS<A> extends Supplier<A>, Serializable {}
  static <T> T id(T t) { return t; }
  static SR use(SR r) { return r; }
  static void show(String n, Object o) throws Exception {
    Method m = o.getClass().getDeclaredMethod("writeReplace"); m.setAccessible(true);
    System.out.println(n + " " + m.invoke(o));
  }
  private static int priv() { return 1; }
  private int privi() { return 1; }
  protected int prot() { return 1; }
  int field = 3;
  class Inner implements Serializable { int v = 1; Inner() {} int get() { return field; } }
  static class Nested implements Serializable { Nested() {} private int q() { return 2; } }
  interface Dflt { default int d() { return 1; } static int st() { return 2; } private int pr() { return 3; } default SS<Integer> ref() { return this::pr; } default SS<Object> lam() { return () -> this; } }
  static class DfltI implements Dflt, Serializable {}
  @SuppressWarnings("unchecked")
  void inst() throws Exception {
    show("thisref", (SS<Integer>) this::privi); show("thisprot", (SS<Integer>) this::prot); show("unboundpriv", (SF<SerializedLambdaNames, Integer>) SerializedLambdaNames::privi); show("staticpriv", (SS<Integer>) SerializedLambdaNames::priv);
    show("inner", (SS<Object>) Inner::new); show("nested", (SS<Object>) Nested::new); show("nestedpriv", (SF<Nested, Integer>) Nested::q); show("super", (SS<Integer>) super::hashCode);
    show("thislam", (SS<Integer>) () -> field); SS<Integer> a = () -> field; show("a", a);
    show("dref", new DfltI().ref()); show("dlam", new DfltI().lam()); show("dst", (SS<Integer>) Dflt::st); Dflt d = new DfltI(); show("dbound", (SS<Integer>) d::d); DfltI di = new DfltI(); show("dibound", (SS<Integer>) di::d);
    class Loc implements Serializable { int z; Loc() {} Loc(int q) {} SR in = () -> {}; }
    show("loc", (SS<Object>) Loc::new); show("locin", new Loc().in); show("anonin", new Object() { SR k = () -> {}; }.k);
    show("arrclone", (SF<int[], int[]>) int[]::clone); show("arrnew", (SF<Integer, int[]>) int[]::new);
  }
  @SuppressWarnings("unchecked")
  public static void main(String[] args) throws Exception {
    String s = "x"; int i = 3; long l = 5; List<String> list = new ArrayList<>(); ArrayList<String> al = new ArrayList<>(); LinkedHashSet<String> lhs = new LinkedHashSet<>();
    SR x = id(() -> {}); show("x", x);
    SR y = use(use(() -> {})); show("y", y);
    SR t = () -> { try { show("in", use(() -> {})); SR q = () -> {}; show("q", q); SR q2 = use(() -> System.out.println(s)); show("q2", q2); } catch (Exception e) {} }; show("t", t); t.run();
    Object o = true ? (SR) () -> {} : null; show("o", o);
    SR[] arr = {() -> {}, use(() -> {})}; show("arr", arr[0]); show("arr1", arr[1]);
    show("cap", (SR) () -> System.out.println(l + i + s)); show("cap2", (SR) () -> System.out.println(s + l + i));
    show("bal", (SS<Integer>) al::size); show("blhs", (SS<Integer>) lhs::size); show("blhsE", (SS<Boolean>) lhs::isEmpty); show("unb", (SF<LinkedHashSet<String>, Integer>) LinkedHashSet::size); show("unbStr", (SF<Object, String>) Object::toString); show("charseq", (SF<CharSequence, Integer>) CharSequence::length);
    show("fmt", (SF<String, String>) String::format); show("asList", (SF<Integer, List<Integer>>) Arrays::asList); show("valueOf", (SF<Integer, String>) String::valueOf); show("box", (SF<Integer, Long>) Integer::longValue); show("parse", (SF<String, Integer>) Integer::parseInt); show("newInt", (SF<String, ArrayList<String>>) q -> new ArrayList<>(1)); show("newAL", (SF<Integer, ArrayList<String>>) ArrayList::new);
    show("bound", (SS<String>) s::trim); show("boundp", (SS<Object>) "abc"::length); show("sysout", (Consumer<Object> & Serializable) Objects::requireNonNull);
    final int c = 9; show("const", (SR) () -> System.out.println(c)); 
    show("inter", (Runnable & Serializable) () -> System.out.println(i)); show("inter2", (Serializable & Runnable) () -> System.out.println(i)); show("cmp", (Comparator<String> & Serializable) (p, q) -> p.compareTo(q)); show("cmpRef", (Comparator<String> & Serializable) String::compareTo);
    for (SR w : new SR[] {() -> {}}) show("forarr", w);
    for (SR w = () -> {}; w != null; w = null) show("for", w);
    SF<Integer, SF<Integer, Integer>> curry = p -> q -> p + q + i; show("curry", curry); show("curry2", curry.apply(5));
    new SerializedLambdaNames().inst();
  }
}
// expect: x SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$d6368e4$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: y SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$d636903$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: t SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$e35eaf87$1:(Ljava/lang/String;)V, instantiatedMethodType=()V, numCaptured=1]
// expect: in SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$a06155df$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: q SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$d63680b$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: q2 SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$700026d2$1:(Ljava/lang/String;)V, instantiatedMethodType=()V, numCaptured=1]
// expect: o SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$d6367cd$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: arr SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$4223205b$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: arr1 SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$4223205b$2:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: cap SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$4773a580$1:(JILjava/lang/String;)V, instantiatedMethodType=()V, numCaptured=3]
// expect: cap2 SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$7156b460$1:(Ljava/lang/String;JI)V, instantiatedMethodType=()V, numCaptured=3]
// expect: bal SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual java/util/ArrayList.size:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: blhs SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual java/util/HashSet.size:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: blhsE SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual java/util/HashSet.isEmpty:()Z, instantiatedMethodType=()Ljava/lang/Boolean;, numCaptured=1]
// expect: unb SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeVirtual java/util/HashSet.size:()I, instantiatedMethodType=(Ljava/util/LinkedHashSet;)Ljava/lang/Integer;, numCaptured=0]
// expect: unbStr SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeVirtual java/lang/Object.toString:()Ljava/lang/String;, instantiatedMethodType=(Ljava/lang/Object;)Ljava/lang/String;, numCaptured=0]
// expect: charseq SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeInterface java/lang/CharSequence.length:()I, instantiatedMethodType=(Ljava/lang/CharSequence;)Ljava/lang/Integer;, numCaptured=0]
// expect: fmt SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames.lambda$main$30574422$1:(Ljava/lang/String;)Ljava/lang/String;, instantiatedMethodType=(Ljava/lang/String;)Ljava/lang/String;, numCaptured=0]
// expect: asList SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames.lambda$main$30574422$2:(Ljava/lang/Integer;)Ljava/util/List;, instantiatedMethodType=(Ljava/lang/Integer;)Ljava/util/List;, numCaptured=0]
// expect: valueOf SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic java/lang/String.valueOf:(Ljava/lang/Object;)Ljava/lang/String;, instantiatedMethodType=(Ljava/lang/Integer;)Ljava/lang/String;, numCaptured=0]
// expect: box SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeVirtual java/lang/Integer.longValue:()J, instantiatedMethodType=(Ljava/lang/Integer;)Ljava/lang/Long;, numCaptured=0]
// expect: parse SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic java/lang/Integer.parseInt:(Ljava/lang/String;)I, instantiatedMethodType=(Ljava/lang/String;)Ljava/lang/Integer;, numCaptured=0]
// expect: newInt SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames.lambda$main$30574422$3:(Ljava/lang/String;)Ljava/util/ArrayList;, instantiatedMethodType=(Ljava/lang/String;)Ljava/util/ArrayList;, numCaptured=0]
// expect: newAL SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=newInvokeSpecial java/util/ArrayList.<init>:(I)V, instantiatedMethodType=(Ljava/lang/Integer;)Ljava/util/ArrayList;, numCaptured=0]
// expect: bound SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual java/lang/String.trim:()Ljava/lang/String;, instantiatedMethodType=()Ljava/lang/String;, numCaptured=1]
// expect: boundp SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual java/lang/String.length:()I, instantiatedMethodType=()Ljava/lang/Object;, numCaptured=1]
// expect: sysout SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=java/util/function/Consumer.accept:(Ljava/lang/Object;)V, implementation=invokeStatic java/util/Objects.requireNonNull:(Ljava/lang/Object;)Ljava/lang/Object;, instantiatedMethodType=(Ljava/lang/Object;)V, numCaptured=0]
// expect: const SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$a06155df$2:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: inter SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=java/lang/Runnable.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$42170279$1:(I)V, instantiatedMethodType=()V, numCaptured=1]
// expect: inter2 SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=java/lang/Runnable.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$42170279$2:(I)V, instantiatedMethodType=()V, numCaptured=1]
// expect: cmp SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=java/util/Comparator.compare:(Ljava/lang/Object;Ljava/lang/Object;)I, implementation=invokeStatic SerializedLambdaNames.lambda$main$c920945a$1:(Ljava/lang/String;Ljava/lang/String;)I, instantiatedMethodType=(Ljava/lang/String;Ljava/lang/String;)I, numCaptured=0]
// expect: cmpRef SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=java/util/Comparator.compare:(Ljava/lang/Object;Ljava/lang/Object;)I, implementation=invokeVirtual java/lang/String.compareTo:(Ljava/lang/String;)I, instantiatedMethodType=(Ljava/lang/String;Ljava/lang/String;)I, numCaptured=0]
// expect: forarr SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$a06155df$3:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: for SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames.lambda$main$d6368c5$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: curry SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames.lambda$main$53e38b52$1:(ILjava/lang/Integer;)LSerializedLambdaNames$SF;, instantiatedMethodType=(Ljava/lang/Integer;)LSerializedLambdaNames$SF;, numCaptured=1]
// expect: curry2 SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames.lambda$main$aa4facfb$1:(Ljava/lang/Integer;ILjava/lang/Integer;)Ljava/lang/Integer;, instantiatedMethodType=(Ljava/lang/Integer;)Ljava/lang/Integer;, numCaptured=2]
// expect: thisref SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames.privi:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: thisprot SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames.prot:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: unboundpriv SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames.privi:()I, instantiatedMethodType=(LSerializedLambdaNames;)Ljava/lang/Integer;, numCaptured=0]
// expect: staticpriv SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames.priv:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=0]
// expect: inner SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames.lambda$inst$46f190a3$1:()Ljava/lang/Object;, instantiatedMethodType=()Ljava/lang/Object;, numCaptured=1]
// expect: nested SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=newInvokeSpecial SerializedLambdaNames$Nested.<init>:()V, instantiatedMethodType=()Ljava/lang/Object;, numCaptured=0]
// expect: nestedpriv SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames$Nested.q:()I, instantiatedMethodType=(LSerializedLambdaNames$Nested;)Ljava/lang/Integer;, numCaptured=0]
// expect: super SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames.lambda$inst$46f190a3$2:()Ljava/lang/Integer;, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: thislam SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames.lambda$inst$46f190a3$3:()Ljava/lang/Integer;, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: a SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames.lambda$inst$50cfffdf$1:()Ljava/lang/Integer;, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: dref SerializedLambda[capturingClass=interface SerializedLambdaNames$Dflt, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeInterface SerializedLambdaNames$Dflt.pr:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: dlam SerializedLambda[capturingClass=interface SerializedLambdaNames$Dflt, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeInterface SerializedLambdaNames$Dflt.lambda$lam$dc6a2e55$1:()Ljava/lang/Object;, instantiatedMethodType=()Ljava/lang/Object;, numCaptured=1]
// expect: dst SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames$Dflt.st:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=0]
// expect: dbound SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeInterface SerializedLambdaNames$Dflt.d:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: dibound SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeInterface SerializedLambdaNames$Dflt.d:()I, instantiatedMethodType=()Ljava/lang/Integer;, numCaptured=1]
// expect: loc SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SS.get:()Ljava/lang/Object;, implementation=invokeVirtual SerializedLambdaNames.lambda$inst$46f190a3$4:()Ljava/lang/Object;, instantiatedMethodType=()Ljava/lang/Object;, numCaptured=1]
// expect: locin SerializedLambda[capturingClass=class SerializedLambdaNames$1Loc, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames$1Loc.lambda$Loc$84d3670a$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: anonin SerializedLambda[capturingClass=class SerializedLambdaNames$1, functionalInterfaceMethod=SerializedLambdaNames$SR.run:()V, implementation=invokeStatic SerializedLambdaNames$1.lambda$$61eb1884$1:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: arrclone SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames.lambda$inst$3fed5817$1:(Ljava/lang/Object;)[I, instantiatedMethodType=([I)[I, numCaptured=0]
// expect: arrnew SerializedLambda[capturingClass=class SerializedLambdaNames, functionalInterfaceMethod=SerializedLambdaNames$SF.apply:(Ljava/lang/Object;)Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaNames.lambda$inst$3fed5817$2:(I)[I, instantiatedMethodType=(Ljava/lang/Integer;)[I, numCaptured=0]
