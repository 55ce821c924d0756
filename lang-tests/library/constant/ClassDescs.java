// Nominal descriptors of classes and method types: parts, other forms, texts, what is refused.
import java.lang.constant.*;
import java.lang.invoke.*;
import java.util.*;

public class ClassDescs {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      Object o = t.run();
      text = o instanceof Object[] ? Arrays.toString((Object[]) o) : String.valueOf(o);
    } catch (Throwable e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    System.out.println(what + " -> " + text);
  }

  static void describe(ClassDesc c) {
    System.out.println(c + " " + c.descriptorString() + " [" + c.packageName() + "] " + c.displayName() + " " + c.isArray() + c.isPrimitive()
        + c.isClassOrInterface() + " " + c.componentType() + " " + c.arrayType());
  }

  static class Inner {}

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    for (String d : new String[] {"I", "Z", "V", "J", "Ljava/lang/String;", "[I", "[[Ljava/util/Map$Entry;", "LMain;", "La/b/C$D;"}) {
      ClassDesc c;
      try {
        c = ClassDesc.ofDescriptor(d);
        describe(c);
      } catch (Throwable t) {
        System.out.println(d + " " + t);
      }
    }
    for (String d : new String[] {"", "X", "L;", "Ljava.lang.String;", "Ljava/lang/String", "[", "[V", "II", "Ljava//String;", "L/a;", "La/;", "La;b;", "L[a;", "LI;", "(I)V"}) {
      show("ofDescriptor " + d, () -> ClassDesc.ofDescriptor(d));
    }
    for (String n : new String[] {"Main", "java.lang.String", "a/b", "", "a..b", ".a", "a.", "[I", "a;", "int", "a[b", "a.b$c", "[Ljava.lang.String;", "ä.ß"}) {
      show("of " + n, () -> ClassDesc.of(n));
      show("of x.y, " + n, () -> ClassDesc.of("x.y", n));
      show("of " + n + ", C", () -> ClassDesc.of(n, "C"));
    }
    show("of null", () -> ClassDesc.of(null));
    show("of null, C", () -> ClassDesc.of(null, "C"));
    show("ofDescriptor null", () -> ClassDesc.ofDescriptor(null));
    ClassDesc map = ClassDesc.of("java.util", "Map");
    show("nested", () -> map.nested("Entry"));
    show("nested 2", () -> map.nested("Entry", "A", "B"));
    show("nested none", () -> map.nested("Entry", new String[0]));
    show("nested bad", () -> map.nested("a.b"));
    show("nested bad 2", () -> map.nested("a", "b/c"));
    show("nested null", () -> map.nested(null));
    show("nested primitive", () -> ConstantDescs.CD_int.nested("A"));
    show("nested array", () -> map.arrayType().nested("A"));
    show("array 3", () -> map.arrayType(3));
    show("array 0", () -> map.arrayType(0));
    show("array -1", () -> map.arrayType(-1));
    show("array 255", () -> map.arrayType(255).descriptorString().length());
    show("array 256", () -> map.arrayType(256));
    show("array 255 + 1", () -> map.arrayType(255).arrayType());
    show("array of array", () -> map.arrayType(2).arrayType(2));
    show("array of int", () -> ConstantDescs.CD_int.arrayType(2).displayName());
    show("array of void", () -> ConstantDescs.CD_void.arrayType());
    show("array of void 2", () -> ConstantDescs.CD_void.arrayType(1));
    show("display", () -> map.nested("Entry").arrayType(2).displayName());
    show("package of array", () -> map.arrayType().packageName());
    show("equals", () -> map.equals(ClassDesc.ofDescriptor("Ljava/util/Map;")) + " " + map.equals(map.arrayType()) + " " + ConstantDescs.CD_int.equals(ClassDesc.ofDescriptor("I")) + " " + map.equals("x"));
    show("hash", () -> map.hashCode() == ClassDesc.of("java.util.Map").hashCode());
    show("resolve", () -> map.resolveConstantDesc(lookup));
    show("resolve array", () -> map.nested("Entry").arrayType(2).resolveConstantDesc(lookup));
    show("resolve int", () -> ConstantDescs.CD_int.resolveConstantDesc(lookup));
    show("resolve int[]", () -> ConstantDescs.CD_int.arrayType().resolveConstantDesc(lookup));
    show("resolve own", () -> ClassDesc.of("ClassDescs").nested("Inner").resolveConstantDesc(lookup));
    show("resolve none", () -> ClassDesc.of("no.such.Thing").resolveConstantDesc(lookup));
    show("resolve void", () -> ConstantDescs.CD_void.resolveConstantDesc(lookup));
    show("Class int", () -> int.class.describeConstable());
    show("Class String[]", () -> String[].class.describeConstable());
    show("Class Inner", () -> Inner.class.describeConstable());
    show("Class same", () -> String.class.describeConstable().get().equals(ConstantDescs.CD_String));
    Runnable lambda = () -> {};
    show("Class of lambda", () -> lambda.getClass().describeConstable());

    // --- method types
    MethodTypeDesc t = MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_String, map, ConstantDescs.CD_long.arrayType());
    show("type", () -> t);
    show("text", () -> t.descriptorString() + " " + t.displayDescriptor());
    show("parts", () -> t.returnType() + " " + t.parameterCount() + " " + t.parameterType(1) + " " + t.parameterList() + " " + Arrays.toString(t.parameterArray()));
    show("no args", () -> MethodTypeDesc.of(ConstantDescs.CD_void));
    show("void arg", () -> MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_void));
    show("null arg", () -> MethodTypeDesc.of(ConstantDescs.CD_void, (ClassDesc) null));
    show("null result", () -> MethodTypeDesc.of(null));
    show("parameterType 3", () -> t.parameterType(3));
    show("parameterType -1", () -> t.parameterType(-1));
    show("changeReturnType", () -> t.changeReturnType(map));
    show("changeReturnType null", () -> t.changeReturnType(null));
    show("changeParameterType", () -> t.changeParameterType(0, map));
    show("changeParameterType 3", () -> t.changeParameterType(3, map));
    show("changeParameterType void", () -> t.changeParameterType(0, ConstantDescs.CD_void));
    show("drop", () -> t.dropParameterTypes(1, 3));
    show("drop none", () -> t.dropParameterTypes(1, 1));
    show("drop bad", () -> t.dropParameterTypes(2, 1));
    show("drop bad 2", () -> t.dropParameterTypes(-1, 1));
    show("drop bad 3", () -> t.dropParameterTypes(0, 4));
    show("insert", () -> t.insertParameterTypes(1, map, map));
    show("insert at end", () -> t.insertParameterTypes(3, map));
    show("insert bad", () -> t.insertParameterTypes(4, map));
    show("insert -1", () -> t.insertParameterTypes(-1, map));
    show("insert void", () -> t.insertParameterTypes(0, ConstantDescs.CD_void));
    for (String d : new String[] {"()V", "(I[JLa/B;)La/C;", "", "V", "(V)V", "(I", "I)V", "()", "()VV", "(I)", "(La/b)V", "([)V", "()[V", "(L;)V", "(La.b;)V", "(X)V"}) {
      show("ofDescriptor " + d, () -> MethodTypeDesc.ofDescriptor(d));
    }
    show("ofDescriptor null", () -> MethodTypeDesc.ofDescriptor(null));
    show("equals", () -> t.equals(MethodTypeDesc.ofDescriptor(t.descriptorString())) + " " + (t.hashCode() == MethodTypeDesc.ofDescriptor(t.descriptorString()).hashCode()));
    show("resolve", () -> t.resolveConstantDesc(lookup));
    show("resolve none", () -> t.changeReturnType(ClassDesc.of("no.such.Thing")).resolveConstantDesc(lookup));
    show("MethodType", () -> MethodType.methodType(int.class, String.class, Object[].class).describeConstable());
    show("MethodType lambda", () -> MethodType.methodType(int.class, lambda.getClass()).describeConstable());
    show("displayDescriptor", () -> MethodTypeDesc.ofDescriptor("(I[JLa/B;)La/C;").displayDescriptor());

    // --- simple constants
    show("Integer", () -> Integer.valueOf(3).describeConstable() + " " + ((ConstantDesc) 3).resolveConstantDesc(lookup));
    show("Long", () -> Long.valueOf(3).describeConstable() + " " + Long.valueOf(4).resolveConstantDesc(lookup));
    show("Float", () -> Float.valueOf(3).describeConstable() + " " + Float.valueOf(4).resolveConstantDesc(null));
    show("Double", () -> Double.valueOf(3).describeConstable() + " " + Double.valueOf(4).resolveConstantDesc(lookup));
    show("String", () -> "abc".describeConstable() + " " + "d".resolveConstantDesc(lookup));
    show("Boolean", () -> true + " " + Boolean.TRUE.describeConstable());
    show("Character", () -> Character.valueOf('x').describeConstable());
    show("Byte", () -> Byte.valueOf((byte) 3).describeConstable());
    show("Short", () -> Short.valueOf((short) 3).describeConstable());
    Constable[] all = {1, 2L, 3f, 4d, "five", int.class, Thread.State.NEW, MethodType.methodType(void.class), true, 'c', (byte) 1, (short) 2};
    for (Constable c : all) {
      ConstantDesc d = c.describeConstable().get();
      show("round trip " + c, () -> d.resolveConstantDesc(lookup) + " " + c.equals(d.resolveConstantDesc(lookup)));
    }
    TypeDescriptor.OfField<?> field = String.class;
    TypeDescriptor.OfMethod<?, ?> method = MethodType.methodType(int.class, String.class);
    System.out.println(field.descriptorString() + " " + field.arrayType() + " " + field.componentType() + " " + field.isPrimitive());
    System.out.println(method.descriptorString() + " " + method.parameterCount() + " " + method.parameterList() + " " + method.returnType());
  }
}
// expect: PrimitiveClassDesc[int] I [] int falsetruefalse null ClassDesc[int[]]
// expect: PrimitiveClassDesc[boolean] Z [] boolean falsetruefalse null ClassDesc[boolean[]]
// expect: V java.lang.IllegalArgumentException: not a valid reference type descriptor: [V
// expect: PrimitiveClassDesc[long] J [] long falsetruefalse null ClassDesc[long[]]
// expect: ClassDesc[String] Ljava/lang/String; [java.lang] String falsefalsetrue null ClassDesc[String[]]
// expect: ClassDesc[int[]] [I [] int[] truefalsefalse PrimitiveClassDesc[int] ClassDesc[int[][]]
// expect: ClassDesc[Map$Entry[][]] [[Ljava/util/Map$Entry; [] Map$Entry[][] truefalsefalse ClassDesc[Map$Entry[]] ClassDesc[Map$Entry[][][]]
// expect: ClassDesc[Main] LMain; [] Main falsefalsetrue null ClassDesc[Main[]]
// expect: ClassDesc[C$D] La/b/C$D; [a.b] C$D falsefalsetrue null ClassDesc[C$D[]]
// expect: ofDescriptor  -> java.lang.IllegalArgumentException: not a valid reference type descriptor: 
// expect: ofDescriptor X -> java.lang.IllegalArgumentException: not a valid primitive type descriptor: X
// expect: ofDescriptor L; -> ClassDesc[]
// expect: ofDescriptor Ljava.lang.String; -> java.lang.IllegalArgumentException: not a valid reference type descriptor: Ljava.lang.String;
// expect: ofDescriptor Ljava/lang/String -> java.lang.IllegalArgumentException: not a valid reference type descriptor: Ljava/lang/String
// expect: ofDescriptor [ -> java.lang.StringIndexOutOfBoundsException: String index out of range: 1
// expect: ofDescriptor [V -> java.lang.IllegalArgumentException: not a valid reference type descriptor: [V
// expect: ofDescriptor II -> java.lang.IllegalArgumentException: not a valid reference type descriptor: II
// expect: ofDescriptor Ljava//String; -> java.lang.IllegalArgumentException: not a valid reference type descriptor: Ljava//String;
// expect: ofDescriptor L/a; -> java.lang.IllegalArgumentException: not a valid reference type descriptor: L/a;
// expect: ofDescriptor La/; -> java.lang.IllegalArgumentException: not a valid reference type descriptor: La/;
// expect: ofDescriptor La;b; -> java.lang.IllegalArgumentException: not a valid reference type descriptor: La;b;
// expect: ofDescriptor L[a; -> java.lang.IllegalArgumentException: not a valid reference type descriptor: L[a;
// expect: ofDescriptor LI; -> ClassDesc[I]
// expect: ofDescriptor (I)V -> java.lang.IllegalArgumentException: not a valid reference type descriptor: (I)V
// expect: of Main -> ClassDesc[Main]
// expect: of x.y, Main -> ClassDesc[Main]
// expect: of Main, C -> ClassDesc[C]
// expect: of java.lang.String -> ClassDesc[String]
// expect: of x.y, java.lang.String -> java.lang.IllegalArgumentException: Invalid member name: java.lang.String
// expect: of java.lang.String, C -> ClassDesc[C]
// expect: of a/b -> java.lang.IllegalArgumentException: Invalid class name: a/b
// expect: of x.y, a/b -> java.lang.IllegalArgumentException: Invalid member name: a/b
// expect: of a/b, C -> java.lang.IllegalArgumentException: Invalid class name: a/b
// expect: of  -> ClassDesc[]
// expect: of x.y,  -> java.lang.IllegalArgumentException: zero-length member name
// expect: of , C -> ClassDesc[C]
// expect: of a..b -> java.lang.IllegalArgumentException: not a valid reference type descriptor: La//b;
// expect: of x.y, a..b -> java.lang.IllegalArgumentException: Invalid member name: a..b
// expect: of a..b, C -> java.lang.IllegalArgumentException: not a valid reference type descriptor: La//b/C;
// expect: of .a -> java.lang.IllegalArgumentException: not a valid reference type descriptor: L/a;
// expect: of x.y, .a -> java.lang.IllegalArgumentException: Invalid member name: .a
// expect: of .a, C -> java.lang.IllegalArgumentException: not a valid reference type descriptor: L/a/C;
// expect: of a. -> java.lang.IllegalArgumentException: not a valid reference type descriptor: La/;
// expect: of x.y, a. -> java.lang.IllegalArgumentException: Invalid member name: a.
// expect: of a., C -> java.lang.IllegalArgumentException: not a valid reference type descriptor: La//C;
// expect: of [I -> java.lang.IllegalArgumentException: Invalid class name: [I
// expect: of x.y, [I -> java.lang.IllegalArgumentException: Invalid member name: [I
// expect: of [I, C -> java.lang.IllegalArgumentException: Invalid class name: [I
// expect: of a; -> java.lang.IllegalArgumentException: Invalid class name: a;
// expect: of x.y, a; -> java.lang.IllegalArgumentException: Invalid member name: a;
// expect: of a;, C -> java.lang.IllegalArgumentException: Invalid class name: a;
// expect: of int -> ClassDesc[int]
// expect: of x.y, int -> ClassDesc[int]
// expect: of int, C -> ClassDesc[C]
// expect: of a[b -> java.lang.IllegalArgumentException: Invalid class name: a[b
// expect: of x.y, a[b -> java.lang.IllegalArgumentException: Invalid member name: a[b
// expect: of a[b, C -> java.lang.IllegalArgumentException: Invalid class name: a[b
// expect: of a.b$c -> ClassDesc[b$c]
// expect: of x.y, a.b$c -> java.lang.IllegalArgumentException: Invalid member name: a.b$c
// expect: of a.b$c, C -> ClassDesc[C]
// expect: of [Ljava.lang.String; -> java.lang.IllegalArgumentException: Invalid class name: [Ljava.lang.String;
// expect: of x.y, [Ljava.lang.String; -> java.lang.IllegalArgumentException: Invalid member name: [Ljava.lang.String;
// expect: of [Ljava.lang.String;, C -> java.lang.IllegalArgumentException: Invalid class name: [Ljava.lang.String;
// expect: of ä.ß -> ClassDesc[ß]
// expect: of x.y, ä.ß -> java.lang.IllegalArgumentException: Invalid member name: ä.ß
// expect: of ä.ß, C -> ClassDesc[C]
// expect: of null -> java.lang.NullPointerException: null
// expect: of null, C -> java.lang.NullPointerException: null
// expect: ofDescriptor null -> java.lang.NullPointerException: null
// expect: nested -> ClassDesc[Map$Entry]
// expect: nested 2 -> ClassDesc[Map$Entry$A$B]
// expect: nested none -> ClassDesc[Map$Entry]
// expect: nested bad -> java.lang.IllegalArgumentException: Invalid member name: a.b
// expect: nested bad 2 -> java.lang.IllegalArgumentException: Invalid member name: b/c
// expect: nested null -> java.lang.NullPointerException: null
// expect: nested primitive -> java.lang.IllegalStateException: Outer class is not a class or interface type
// expect: nested array -> java.lang.IllegalStateException: Outer class is not a class or interface type
// expect: array 3 -> ClassDesc[Map[][][]]
// expect: array 0 -> java.lang.IllegalArgumentException: rank: 00
// expect: array -1 -> java.lang.IllegalArgumentException: rank: 0-1
// expect: array 255 -> 270
// expect: array 256 -> java.lang.IllegalArgumentException: rank: 0256
// expect: array 255 + 1 -> java.lang.IllegalStateException: Cannot create an array type descriptor with more than 255 dimensions
// expect: array of array -> ClassDesc[Map[][][][]]
// expect: array of int -> int[][]
// expect: array of void -> java.lang.IllegalArgumentException: not a valid reference type descriptor: [V
// expect: array of void 2 -> java.lang.IllegalArgumentException: not a valid reference type descriptor: [V
// expect: display -> Map$Entry[][]
// expect: package of array -> 
// expect: equals -> true false true false
// expect: hash -> true
// expect: resolve -> interface java.util.Map
// expect: resolve array -> class [[Ljava.util.Map$Entry;
// expect: resolve int -> int
// expect: resolve int[] -> class [I
// expect: resolve own -> class ClassDescs$Inner
// expect: resolve none -> java.lang.ClassNotFoundException: no.such.Thing
// expect: resolve void -> void
// expect: Class int -> Optional[PrimitiveClassDesc[int]]
// expect: Class String[] -> Optional[ClassDesc[String[]]]
// expect: Class Inner -> Optional[ClassDesc[ClassDescs$Inner]]
// expect: Class same -> true
// expect: Class of lambda -> Optional.empty
// expect: type -> MethodTypeDesc[(String,Map,long[])int]
// expect: text -> (Ljava/lang/String;Ljava/util/Map;[J)I (String,Map,long[])int
// expect: parts -> PrimitiveClassDesc[int] 3 ClassDesc[Map] [ClassDesc[String], ClassDesc[Map], ClassDesc[long[]]] [ClassDesc[String], ClassDesc[Map], ClassDesc[long[]]]
// expect: no args -> MethodTypeDesc[()void]
// expect: void arg -> java.lang.IllegalArgumentException: Void parameters not permitted
// expect: null arg -> java.lang.NullPointerException: Cannot invoke "java.lang.constant.ClassDesc.isPrimitive()" because "cr" is null
// expect: null result -> java.lang.NullPointerException: null
// expect: parameterType 3 -> java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
// expect: parameterType -1 -> java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 3
// expect: changeReturnType -> MethodTypeDesc[(String,Map,long[])Map]
// expect: changeReturnType null -> java.lang.NullPointerException: null
// expect: changeParameterType -> MethodTypeDesc[(Map,Map,long[])int]
// expect: changeParameterType 3 -> java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
// expect: changeParameterType void -> java.lang.IllegalArgumentException: Void parameters not permitted
// expect: drop -> MethodTypeDesc[(String)int]
// expect: drop none -> MethodTypeDesc[(String,Map,long[])int]
// expect: drop bad -> java.lang.IndexOutOfBoundsException: null
// expect: drop bad 2 -> java.lang.IndexOutOfBoundsException: null
// expect: drop bad 3 -> java.lang.IndexOutOfBoundsException: null
// expect: insert -> MethodTypeDesc[(String,Map,Map,Map,long[])int]
// expect: insert at end -> MethodTypeDesc[(String,Map,long[],Map)int]
// expect: insert bad -> java.lang.IndexOutOfBoundsException: Index out of range: 4
// expect: insert -1 -> java.lang.IndexOutOfBoundsException: Index out of range: -1
// expect: insert void -> java.lang.IllegalArgumentException: Void parameters not permitted
// expect: ofDescriptor ()V -> MethodTypeDesc[()void]
// expect: ofDescriptor (I[JLa/B;)La/C; -> MethodTypeDesc[(int,long[],B)C]
// expect: ofDescriptor  -> java.lang.IllegalArgumentException: Bad method descriptor: 
// expect: ofDescriptor V -> java.lang.IllegalArgumentException: Bad method descriptor: V
// expect: ofDescriptor (V)V -> java.lang.IllegalArgumentException: Void parameters not permitted
// expect: ofDescriptor (I -> java.lang.IllegalArgumentException: Bad method descriptor: (I
// expect: ofDescriptor I)V -> java.lang.IllegalArgumentException: Bad method descriptor: I)V
// expect: ofDescriptor () -> java.lang.IllegalArgumentException: Bad method descriptor: ()
// expect: ofDescriptor ()VV -> java.lang.IllegalArgumentException: Bad method descriptor: ()VV
// expect: ofDescriptor (I) -> java.lang.IllegalArgumentException: Bad method descriptor: (I)
// expect: ofDescriptor (La/b)V -> java.lang.IllegalArgumentException: Bad method descriptor: (La/b)V
// expect: ofDescriptor ([)V -> java.lang.IllegalArgumentException: Bad method descriptor: ([)V
// expect: ofDescriptor ()[V -> java.lang.IllegalArgumentException: Bad method descriptor: ()[V
// expect: ofDescriptor (L;)V -> MethodTypeDesc[()void]
// expect: ofDescriptor (La.b;)V -> java.lang.IllegalArgumentException: Bad method descriptor: (La.b;)V
// expect: ofDescriptor (X)V -> java.lang.IllegalArgumentException: Bad method descriptor: (X)V
// expect: ofDescriptor null -> java.lang.NullPointerException: null
// expect: equals -> true true
// expect: resolve -> (String,Map,long[])int
// expect: resolve none -> java.lang.TypeNotPresentException: Type no.such.Thing not present
// expect: MethodType -> Optional[MethodTypeDesc[(String,Object[])int]]
// expect: MethodType lambda -> Optional.empty
// expect: displayDescriptor -> (int,long[],B)C
// expect: Integer -> Optional[3] 3
// expect: Long -> Optional[3] 4
// expect: Float -> Optional[3.0] 4.0
// expect: Double -> Optional[3.0] 4.0
// expect: String -> Optional[abc] d
// expect: Boolean -> true Optional[DynamicConstantDesc[ConstantBootstraps::getStaticFinal(TRUE/ClassDesc[Boolean])Boolean]]
// expect: Character -> Optional[DynamicConstantDesc[ConstantBootstraps::explicitCast(120)char]]
// expect: Byte -> Optional[DynamicConstantDesc[ConstantBootstraps::explicitCast(3)byte]]
// expect: Short -> Optional[DynamicConstantDesc[ConstantBootstraps::explicitCast(3)short]]
// expect: round trip 1 -> 1 true
// expect: round trip 2 -> 2 true
// expect: round trip 3.0 -> 3.0 true
// expect: round trip 4.0 -> 4.0 true
// expect: round trip five -> five true
// expect: round trip int -> int true
// expect: round trip NEW -> NEW true
// expect: round trip ()void -> ()void true
// expect: round trip true -> true true
// expect: round trip c -> c true
// expect: round trip 1 -> 1 true
// expect: round trip 2 -> 2 true
// expect: Ljava/lang/String; class [Ljava.lang.String; null false
// expect: (Ljava/lang/String;)I 1 [class java.lang.String] int
