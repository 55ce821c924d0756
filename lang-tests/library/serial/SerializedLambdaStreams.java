// Serialised lambdas: OpenJDK's bytes, forms that programs make, and what comes of damaged ones.
import java.io.*; import java.util.*; import java.util.function.*;
public class SerializedLambdaStreams {
  interface SS<A> extends Supplier<A>, Serializable {}
  static byte[] bytes(Object o) throws Exception { ByteArrayOutputStream to = new ByteArrayOutputStream(); try (ObjectOutputStream out = new ObjectOutputStream(to)) { out.writeObject(o); } return to.toByteArray(); }
  static void tryRead(String what, byte[] b) { try { Object o = new ObjectInputStream(new ByteArrayInputStream(b)).readObject(); System.out.println(what + " " + ((Supplier<?>) o).get()); } catch (Throwable t) { System.out.println(what + " " + t); for (Throwable c = t.getCause(); c != null; c = c.getCause()) System.out.println("   by " + c); } }
  static byte[] replace(byte[] b, String from, String to) throws Exception { String s = new String(b, "ISO-8859-1"); if (!s.contains(from)) System.out.println("no " + from); return s.replace(from, to).getBytes("ISO-8859-1"); }
  static class NoLambda implements Serializable {}
  @SuppressWarnings("unchecked")
  public static void main(String[] a) throws Exception {
    String s = "cap"; int n = 5;
    SS<String> q = () -> s + n; byte[] b = bytes(q); System.out.println(HexFormat.of().formatHex(b));
    tryRead("ok", b);
    String full = new String(b, "ISO-8859-1"); int at = full.indexOf("lambda$main$"); String name = full.substring(at, full.indexOf("$1", at) + 2);
    tryRead("name", replace(b, name, name.substring(0, name.length() - 1) + "9"));
    tryRead("iface", replace(b, "SerializedLambdaStreams$SS", "SerializedLambdaStreams$ST"));
    tryRead("captured", replace(b, "cap", "CAP"));
    SS<String> r = s::trim; tryRead("ref", bytes(r)); tryRead("refname", replace(bytes(r), "trim", "trin"));
    SS<Object> t = Object::new;
    System.out.println(HexFormat.of().formatHex(bytes(t)));
    java.lang.invoke.SerializedLambda f = new java.lang.invoke.SerializedLambda(NoLambda.class, "SerializedLambdaStreams$SS", "get", "()Ljava/lang/Object;", 6, "SerializedLambdaStreams", "x", "()V", "()V", new Object[0]);
    try { new ObjectInputStream(new ByteArrayInputStream(bytes(f))).readObject(); } catch (RuntimeException e) { System.out.println(e.getMessage()); } System.out.println(f);
    f = new java.lang.invoke.SerializedLambda(SerializedLambdaStreams.class, "SerializedLambdaStreams$SS", "get", "()Ljava/lang/Object;", 6, "SerializedLambdaStreams", "x", "()V", "()V", new Object[0]); tryRead("wrong", bytes(f));
    f = new java.lang.invoke.SerializedLambda(SerializedLambdaStreams.class, "SerializedLambdaStreams$SS", "get", "()Ljava/lang/Object;", 6, "SerializedLambdaStreams", name, "(Ljava/lang/String;I)Ljava/lang/String;", "()Ljava/lang/String;", new Object[] {"mine", 7}); tryRead("made", bytes(f));
    f = new java.lang.invoke.SerializedLambda(SerializedLambdaStreams.class, "SerializedLambdaStreams$SS", "get", "()Ljava/lang/Object;", 6, "SerializedLambdaStreams", name, "(Ljava/lang/String;I)Ljava/lang/String;", "()Ljava/lang/String;", new Object[] {"x"}); tryRead("fewargs", bytes(f));
    f = new java.lang.invoke.SerializedLambda(SerializedLambdaStreams.class, "SerializedLambdaStreams$SS", "get", "()Ljava/lang/Object;", 6, "SerializedLambdaStreams", name, "(Ljava/lang/String;I)Ljava/lang/String;", "()Ljava/lang/String;", new Object[] {null, null}); tryRead("nullarg", bytes(f));
    f = new java.lang.invoke.SerializedLambda(SerializedLambdaStreams.class, "SerializedLambdaStreams$SS", "get", "()Ljava/lang/Object;", 6, "SerializedLambdaStreams", name, "(Ljava/lang/String;I)Ljava/lang/String;", "()Ljava/lang/String;", new Object[] {"x", 5L}); tryRead("longarg", bytes(f));
    System.out.println(f.getCapturingClass() + f.getCapturedArgCount() + f.getCapturedArg(0) + f.getImplMethodKind() + f.getFunctionalInterfaceClass() + f.getFunctionalInterfaceMethodName() + f.getFunctionalInterfaceMethodSignature() + f.getImplClass() + f.getImplMethodSignature() + f.getInstantiatedMethodType());
    try { f.getCapturedArg(5); } catch (Exception e) { System.out.println(e); }
    try { new java.lang.invoke.SerializedLambda(null, "", "", "", 1, "", "", "", "", null); } catch (Exception e) { System.out.println(e); }
    // round trip of a round trip
    SS<String> again = (SS<String>) new ObjectInputStream(new ByteArrayInputStream(b)).readObject(); System.out.println(Arrays.equals(bytes(again), b));
    SS<SS<String>> self = () -> q; System.out.println(((SS<SS<String>>) new ObjectInputStream(new ByteArrayInputStream(bytes(self))).readObject()).get().get());
    tryRead("two", bytes(new Object[] {q, q}).length > 0 ? bytes(q) : null); Object[] two = (Object[]) new ObjectInputStream(new ByteArrayInputStream(bytes(new Object[] {q, q}))).readObject(); System.out.println(two[0] == two[1]);
    Comparator<String> lengths = Comparator.comparing((Function<String, Integer> & Serializable) String::length);
    for (Object c : new Object[] {lengths, lengths.thenComparing(Comparator.naturalOrder()), Comparator.comparingInt((ToIntFunction<String> & Serializable) String::length), Map.Entry.comparingByKey(), Map.Entry.comparingByValue(String.CASE_INSENSITIVE_ORDER)}) System.out.println(bytes(c).length + " " + Arrays.hashCode(bytes(c)));
  }
}
// expect: aced0005737200216a6176612e6c616e672e696e766f6b652e53657269616c697a65644c616d6264616f61d0942c29368502000a49000e696d706c4d6574686f644b696e645b000c6361707475726564417267737400135b4c6a6176612f6c616e672f4f626a6563743b4c000e636170747572696e67436c6173737400114c6a6176612f6c616e672f436c6173733b4c001866756e6374696f6e616c496e74657266616365436c6173737400124c6a6176612f6c616e672f537472696e673b4c001d66756e6374696f6e616c496e746572666163654d6574686f644e616d6571007e00034c002266756e6374696f6e616c496e746572666163654d6574686f645369676e617475726571007e00034c0009696d706c436c61737371007e00034c000e696d706c4d6574686f644e616d6571007e00034c0013696d706c4d6574686f645369676e617475726571007e00034c0016696e7374616e7469617465644d6574686f645479706571007e0003787000000006757200135b4c6a6176612e6c616e672e4f626a6563743b90ce589f1073296c020000787000000002740003636170737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b0200007870000000057672001753657269616c697a65644c616d62646153747265616d730000000000000000000000787074001a53657269616c697a65644c616d62646153747265616d7324535374000367657474001428294c6a6176612f6c616e672f4f626a6563743b74001753657269616c697a65644c616d62646153747265616d737400166c616d626461246d61696e2439656566323634612431740027284c6a6176612f6c616e672f537472696e673b49294c6a6176612f6c616e672f537472696e673b74001428294c6a6176612f6c616e672f537472696e673b
// expect: ok cap5
// expect: name java.io.InvalidObjectException: ReflectiveOperationException during deserialization
// expect:    by java.lang.reflect.InvocationTargetException
// expect:    by java.lang.IllegalArgumentException: Invalid lambda deserialization
// expect: iface java.io.InvalidObjectException: ReflectiveOperationException during deserialization
// expect:    by java.lang.reflect.InvocationTargetException
// expect:    by java.lang.IllegalArgumentException: Invalid lambda deserialization
// expect: captured java.lang.NullPointerException: Cannot invoke "java.lang.Class.getDeclaredMethod(String, java.lang.Class[])" because "this.this$0.capturingClass" is null
// expect: ref cap
// expect: refname java.io.InvalidObjectException: ReflectiveOperationException during deserialization
// expect:    by java.lang.reflect.InvocationTargetException
// expect:    by java.lang.IllegalArgumentException: Invalid lambda deserialization
// expect: aced0005737200216a6176612e6c616e672e696e766f6b652e53657269616c697a65644c616d6264616f61d0942c29368502000a49000e696d706c4d6574686f644b696e645b000c6361707475726564417267737400135b4c6a6176612f6c616e672f4f626a6563743b4c000e636170747572696e67436c6173737400114c6a6176612f6c616e672f436c6173733b4c001866756e6374696f6e616c496e74657266616365436c6173737400124c6a6176612f6c616e672f537472696e673b4c001d66756e6374696f6e616c496e746572666163654d6574686f644e616d6571007e00034c002266756e6374696f6e616c496e746572666163654d6574686f645369676e617475726571007e00034c0009696d706c436c61737371007e00034c000e696d706c4d6574686f644e616d6571007e00034c0013696d706c4d6574686f645369676e617475726571007e00034c0016696e7374616e7469617465644d6574686f645479706571007e0003787000000008757200135b4c6a6176612e6c616e672e4f626a6563743b90ce589f1073296c0200007870000000007672001753657269616c697a65644c616d62646153747265616d730000000000000000000000787074001a53657269616c697a65644c616d62646153747265616d7324535374000367657474001428294c6a6176612f6c616e672f4f626a6563743b7400106a6176612f6c616e672f4f626a6563747400063c696e69743e74000328295671007e000b
// expect: Exception in SerializedLambda.readResolve
// expect: SerializedLambda[capturingClass=class SerializedLambdaStreams$NoLambda, functionalInterfaceMethod=SerializedLambdaStreams$SS.get:()Ljava/lang/Object;, implementation=invokeStatic SerializedLambdaStreams.x:()V, instantiatedMethodType=()V, numCaptured=0]
// expect: wrong java.io.InvalidObjectException: ReflectiveOperationException during deserialization
// expect:    by java.lang.reflect.InvocationTargetException
// expect:    by java.lang.IllegalArgumentException: Invalid lambda deserialization
// expect: made mine7
// expect: fewargs java.io.InvalidObjectException: ReflectiveOperationException during deserialization
// expect:    by java.lang.reflect.InvocationTargetException
// expect:    by java.lang.ArrayIndexOutOfBoundsException: Index 1 out of bounds for length 1
// expect: nullarg java.io.InvalidObjectException: ReflectiveOperationException during deserialization
// expect:    by java.lang.reflect.InvocationTargetException
// expect:    by java.lang.NullPointerException: Cannot invoke "java.lang.Integer.intValue()" because the return value of "java.lang.invoke.SerializedLambda.getCapturedArg(int)" is null
// expect: longarg java.io.InvalidObjectException: ReflectiveOperationException during deserialization
// expect:    by java.lang.reflect.InvocationTargetException
// expect:    by java.lang.ClassCastException: class java.lang.Long cannot be cast to class java.lang.Integer (java.lang.Long and java.lang.Integer are in module java.base of loader 'bootstrap')
// expect: SerializedLambdaStreams2x6SerializedLambdaStreams$SSget()Ljava/lang/Object;SerializedLambdaStreams(Ljava/lang/String;I)Ljava/lang/String;()Ljava/lang/String;
// expect: java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 2
// expect: java.lang.NullPointerException
// expect: true
// expect: cap5
// expect: two cap5
// expect: true
// expect: 850 -214194580
// expect: 1099 330671409
// expect: 832 -653198110
// expect: 633 1748991971
// expect: 759 1742386442
