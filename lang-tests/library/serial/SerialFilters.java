// Filters of streams of objects: what they are told, patterns and limits, filters made of others.
import java.io.*;
import java.io.ObjectInputFilter.*;
import java.util.*;
import java.util.function.*;
public class SerialFilters {
  static byte[] bytes(Object... os) throws Exception { ByteArrayOutputStream to = new ByteArrayOutputStream(); try (ObjectOutputStream out = new ObjectOutputStream(to)) { for (Object o : os) out.writeObject(o); } return to.toByteArray(); }
  static class Node implements Serializable { String a = "x"; Node n; int[] v = {1, 2}; Object[] os = {"a", 1, null}; }
  static class Custom implements Serializable { transient int k = 5; private void writeObject(ObjectOutputStream o) throws IOException { o.defaultWriteObject(); o.writeInt(k); o.writeUTF("hello"); o.writeObject("str"); o.write(new byte[2000]); o.writeObject(Integer.valueOf(3)); } private void readObject(ObjectInputStream in) throws Exception { in.defaultReadObject(); k = in.readInt(); in.readUTF(); in.readObject(); in.readFully(new byte[2000]); in.readObject(); } }
  static class Ext implements Externalizable { public Ext() {} public void writeExternal(ObjectOutput o) throws IOException { o.writeInt(3); o.writeObject("e"); } public void readExternal(ObjectInput i) throws IOException, ClassNotFoundException { i.readInt(); i.readObject(); } }
  enum E { A, B }
  record R(int a, Object b) implements Serializable {}
  static class H implements java.lang.reflect.InvocationHandler, Serializable { public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) { return null; } }
  static void log(String what, Object... os) throws Exception {
    System.out.println("== " + what);
    byte[] b = bytes(os);
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b));
    in.setObjectInputFilter(i -> { System.out.println("  " + (i.serialClass() == null ? null : i.serialClass().getName().replaceAll("proxy[0-9].*|[$]Proxy.*", "P")) + " " + i.arrayLength() + " " + i.depth() + " " + i.references() + " " + i.streamBytes()); return Status.UNDECIDED; });
    for (Object o : os) try { in.readObject(); } catch (Exception e) { System.out.println("  " + e); }
  }
  static void test(String pattern, Object o) throws Exception {
    String r;
    try {
      ObjectInputFilter f = ObjectInputFilter.Config.createFilter(pattern);
      ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes(o)));
      in.setObjectInputFilter(f);
      try { in.readObject(); r = "ok " + f; } catch (Exception e) { r = e + " by " + e.getCause() + " " + f; }
    } catch (Exception e) { r = "" + e; }
    System.out.println(pattern + " -> " + r);
  }
  static Status check(ObjectInputFilter f, Class<?> c, long len, long depth, long refs, long bytes) { return f.checkInput(new FilterInfo() { public Class<?> serialClass() { return c; } public long arrayLength() { return len; } public long depth() { return depth; } public long references() { return refs; } public long streamBytes() { return bytes; } }); }
  public static void main(String[] a) throws Exception {
    Node n = new Node(); n.n = n;
    log("string", "abc"); log("null", (Object) null); log("node", n); log("node twice", n, n); log("custom", new Custom()); log("ext", new Ext()); log("enum", E.A, E.B); log("array", new int[5], new String[][] {{"a"}, null}, new Object[0]);
    log("list", new ArrayList<>(List.of(1, 2))); log("linked", new LinkedList<>(List.of(1))); log("deque", new ArrayDeque<>(List.of(1))); log("hashmap", new HashMap<>(Map.of("a", 1))); log("linkedhashmap", new LinkedHashMap<>(Map.of("a", 1))); log("hashset", new HashSet<>(List.of(1))); log("treemap", new TreeMap<>(Map.of("a", 1))); log("treeset", new TreeSet<>(List.of(1))); log("pq", new PriorityQueue<>(List.of(1))); log("vector", new Vector<>(List.of(1))); log("hashtable", new Hashtable<>(Map.of(1, 2))); log("idmap", new IdentityHashMap<>(Map.of("a", 1))); log("enummap", new EnumMap<>(Map.of(E.A, 1))); log("cow", new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1))); log("class", String.class, int.class); log("bigint", java.math.BigInteger.TEN); log("sb", new StringBuilder("x")); log("aslist", Arrays.asList(1, 2)); log("proxy", java.lang.reflect.Proxy.newProxyInstance(SerialFilters.class.getClassLoader(), new Class<?>[] {Runnable.class, Comparable.class}, new H()));
    for (String p : new String[] {"", ";", "java.util.*", "!java.util.*", "java.util.ArrayList", "!java.util.ArrayList", "java.**", "!java.**", "SerialFilters$*", "!SerialFilters$Node", "*", "!*", "maxdepth=1", "maxdepth=0", "maxrefs=2", "maxbytes=50", "maxarray=1", "maxarray=x", "maxarray=", "maxdepth=-1", "foo=3", "java.base/java.util.*", "java.base/*", "!java.base/java.util.ArrayList", "/x", "a/", "!", "!!a", ".*", "java.util.", "java.util.A*", "SerialFilters$N*;!*", "java.lang.*;java.util.*;!*", " java.util.*", "java.util.*;maxdepth=3;!*", "!java.lang.Integer", "java.util.**", "**", ".**", "=5", "maxdepth=2;maxdepth=5", "x.y/z"}) { test(p, new ArrayList<>(List.of(1, 2))); test(p, n); }
    test("!SerialFilters$E", E.A); test("!java.lang.Object", new Object[3]); test("!java.lang.String", new String[1]); test("maxarray=3", new int[4]); test("!java.lang.Runnable", java.lang.reflect.Proxy.newProxyInstance(SerialFilters.class.getClassLoader(), new Class<?>[] {Runnable.class}, new H()));
    System.out.println(ObjectInputFilter.Config.createFilter("") + " " + ObjectInputFilter.Config.createFilter("a.*;!b"));
    try { ObjectInputFilter.Config.createFilter(null); } catch (Exception e) { System.out.println(e); }
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes("a", "b"))); System.out.println(in.getObjectInputFilter()); in.setObjectInputFilter(i -> Status.ALLOWED); try { in.setObjectInputFilter(null); } catch (Exception e) { System.out.println(e); }
    in = new ObjectInputStream(new ByteArrayInputStream(bytes("a", "b"))); in.readObject(); try { in.setObjectInputFilter(i -> null); } catch (Exception e) { System.out.println(e); } in = new ObjectInputStream(new ByteArrayInputStream(bytes("a", "b"))); in.setObjectInputFilter(null); try { in.setObjectInputFilter(i -> null); System.out.println("again"); } catch (Exception e) { System.out.println(e); }
    for (ObjectInputFilter f : new ObjectInputFilter[] {i -> null, i -> Status.REJECTED, i -> { throw new IllegalStateException("mine"); }, i -> { throw new Error("err"); }}) { in = new ObjectInputStream(new ByteArrayInputStream(bytes(new ArrayList<>(), "b"))); in.setObjectInputFilter(f); try { in.readObject(); } catch (Throwable e) { System.out.println(e + " " + e.getCause()); } try { System.out.println(in.readObject()); } catch (Throwable e) { System.out.println(e + " " + e.getCause()); } }
    ObjectInputFilter al = ObjectInputFilter.allowFilter(c -> c == String.class, Status.REJECTED), re = ObjectInputFilter.rejectFilter(c -> c == Integer.class, Status.UNDECIDED);
    for (ObjectInputFilter f : new ObjectInputFilter[] {al, re, ObjectInputFilter.merge(al, re), ObjectInputFilter.merge(re, al), ObjectInputFilter.merge(re, null), ObjectInputFilter.rejectUndecidedClass(re), ObjectInputFilter.Config.createFilter("maxdepth=3;java.lang.*;!java.util.*"), ObjectInputFilter.rejectUndecidedClass(ObjectInputFilter.Config.createFilter("java.lang.*"))}) {
      StringBuilder s = new StringBuilder(f.toString().replaceAll("[$][$]Lambda[^)]*", "L").replaceAll("@[0-9a-f]+", "@")); for (Class<?> c : new Class<?>[] {null, String.class, Integer.class, Integer[].class, int.class, int[].class, List.class, Object[][].class, List[].class, SerialFilters.class}) s.append(' ').append(check(f, c, -1, 1, 1, 1)); s.append(' ').append(check(f, null, -1, 5, 1, 1)).append(check(f, int[].class, 5, 1, 1, 1)).append(check(f, null, -1, -1, 1, 1)).append(check(f, null, -1, 1, -1, 1)).append(check(f, null, -1, 1, 1, -1)); System.out.println(s); }
    try { ObjectInputFilter.allowFilter(null, Status.ALLOWED); } catch (Exception e) { System.out.println(e); } try { ObjectInputFilter.allowFilter(c -> true, null); } catch (Exception e) { System.out.println(e); } try { ObjectInputFilter.merge(null, al); } catch (Exception e) { System.out.println(e); } try { ObjectInputFilter.rejectUndecidedClass(null); } catch (Exception e) { System.out.println(e); }
    System.out.println(ObjectInputFilter.Config.getSerialFilter()); 
  }
}
// expect: == string
// expect: == null
// expect: == node
// expect:   SerialFilters$Node -1 1 1 125
// expect:   null -1 2 4 136
// expect:   [Ljava.lang.Object; -1 2 5 170
// expect:   [Ljava.lang.Object; 3 2 6 176
// expect:   java.lang.Integer -1 3 8 220
// expect:   java.lang.Number -1 4 9 251
// expect:   [I -1 2 12 275
// expect:   [I 2 2 13 281
// expect: == node twice
// expect:   SerialFilters$Node -1 1 1 125
// expect:   null -1 2 4 136
// expect:   [Ljava.lang.Object; -1 2 5 170
// expect:   [Ljava.lang.Object; 3 2 6 176
// expect:   java.lang.Integer -1 3 8 220
// expect:   java.lang.Number -1 4 9 251
// expect:   [I -1 2 12 275
// expect:   [I 2 2 13 281
// expect:   null -1 1 14 294
// expect: == custom
// expect:   SerialFilters$Custom -1 1 1 39
// expect:   java.lang.Integer -1 2 4 2110
// expect:   java.lang.Number -1 3 5 2141
// expect: == ext
// expect:   SerialFilters$Ext -1 1 1 36
// expect: == enum
// expect:   SerialFilters$E -1 1 1 34
// expect:   java.lang.Enum -1 2 2 63
// expect:   null -1 1 4 75
// expect: == array
// expect:   [I -1 1 1 21
// expect:   [I 5 1 2 27
// expect:   [[Ljava.lang.String; -1 1 3 82
// expect:   [[Ljava.lang.String; 2 1 4 88
// expect:   [Ljava.lang.String; -1 2 5 122
// expect:   [Ljava.lang.String; 1 2 6 128
// expect:   [Ljava.lang.Object; -1 1 9 167
// expect:   [Ljava.lang.Object; 0 1 10 173
// expect: == list
// expect:   java.util.ArrayList -1 1 1 45
// expect:   [Ljava.lang.Object; 2 1 2 57
// expect:   java.lang.Integer -1 2 3 97
// expect:   java.lang.Number -1 3 4 128
// expect:   null -1 2 6 140
// expect: == linked
// expect:   java.util.LinkedList -1 1 1 39
// expect:   java.lang.Integer -1 2 3 87
// expect:   java.lang.Number -1 3 4 118
// expect: == deque
// expect:   java.util.ArrayDeque -1 1 1 39
// expect:   [Ljava.lang.Object; 2 1 2 47
// expect:   java.lang.Integer -1 2 3 87
// expect:   java.lang.Number -1 3 4 118
// expect: == hashmap
// expect:   java.util.HashMap -1 1 1 61
// expect:   [Ljava.util.Map$Entry; 16 1 2 81
// expect:   java.lang.Integer -1 2 4 125
// expect:   java.lang.Number -1 3 5 156
// expect: == linkedhashmap
// expect:   java.util.LinkedHashMap -1 1 1 56
// expect:   java.util.HashMap -1 2 2 113
// expect:   [Ljava.util.Map$Entry; 16 1 3 133
// expect:   java.lang.Integer -1 2 5 177
// expect:   java.lang.Number -1 3 6 208
// expect: == hashset
// expect:   java.util.HashSet -1 1 1 36
// expect:   [Ljava.util.Map$Entry; 1 1 2 52
// expect:   java.lang.Integer -1 2 3 92
// expect:   java.lang.Number -1 3 4 123
// expect: == treemap
// expect:   java.util.TreeMap -1 1 1 74
// expect:   java.lang.Integer -1 2 5 127
// expect:   java.lang.Number -1 3 6 158
// expect: == treeset
// expect:   java.util.TreeSet -1 1 1 36
// expect:   java.lang.Integer -1 2 4 85
// expect:   java.lang.Number -1 3 5 116
// expect: == pq
// expect:   java.util.PriorityQueue -1 1 1 87
// expect:   [Ljava.lang.Object; 1 1 3 100
// expect:   java.lang.Integer -1 2 4 140
// expect:   java.lang.Number -1 3 5 171
// expect: == vector
// expect:   java.util.Vector -1 1 1 106
// expect:   [Ljava.lang.Object; -1 2 3 150
// expect:   [Ljava.lang.Object; 1 2 4 156
// expect:   java.lang.Integer -1 3 5 196
// expect:   java.lang.Number -1 4 6 227
// expect: == hashtable
// expect:   java.util.Hashtable -1 1 1 63
// expect:   [Ljava.util.Map$Entry; 3 1 2 83
// expect:   java.lang.Integer -1 2 3 123
// expect:   java.lang.Number -1 3 4 154
// expect:   null -1 2 6 166
// expect: == idmap
// expect:   java.util.IdentityHashMap -1 1 1 51
// expect:   [Ljava.lang.Object; 8 1 2 63
// expect:   java.lang.Integer -1 2 4 107
// expect:   java.lang.Number -1 3 5 138
// expect: == enummap
// expect:   java.util.EnumMap -1 1 1 66
// expect:   SerialFilters$E -1 2 3 98
// expect:   java.lang.Enum -1 3 4 127
// expect:   null -1 2 6 141
// expect:   java.lang.Integer -1 2 7 185
// expect:   java.lang.Number -1 3 8 216
// expect: == cow
// expect:   java.util.concurrent.CopyOnWriteArrayList -1 1 1 60
// expect:   [Ljava.lang.Object; 1 1 2 68
// expect:   java.lang.Integer -1 2 3 108
// expect:   java.lang.Number -1 3 4 139
// expect: == class
// expect:   java.lang.String -1 1 1 35
// expect:   int -1 1 3 55
// expect: == bigint
// expect:   java.math.BigInteger -1 1 1 125
// expect:   java.lang.Number -1 2 2 156
// expect:   [B -1 2 4 195
// expect:   [B 1 2 5 201
// expect: == sb
// expect:   java.lang.StringBuilder -1 1 1 42
// expect:   [C -1 2 3 67
// expect:   [C 17 2 4 73
// expect: == aslist
// expect:   java.util.Arrays$ArrayList -1 1 1 71
// expect:   [Ljava.lang.Integer; -1 2 3 108
// expect:   [Ljava.lang.Integer; 2 2 4 114
// expect:   java.lang.Integer -1 3 5 154
// expect:   java.lang.Number -1 4 6 185
// expect:   null -1 3 8 197
// expect: == proxy
// expect:   java.lang.Runnable -1 1 1 52
// expect:   java.lang.Comparable -1 1 1 52
// expect:   jdk.P -1 1 1 52
// expect:   java.lang.reflect.Proxy -1 2 2 134
// expect:   SerialFilters$H -1 2 4 166
// expect:  -> ok null
// expect:  -> ok null
// expect: ; -> ok null
// expect: ; -> ok null
// expect: java.util.* -> ok java.util.*
// expect: java.util.* -> ok java.util.*
// expect: !java.util.* -> java.io.InvalidClassException: filter status: REJECTED by null !java.util.*
// expect: !java.util.* -> ok !java.util.*
// expect: java.util.ArrayList -> ok java.util.ArrayList
// expect: java.util.ArrayList -> ok java.util.ArrayList
// expect: !java.util.ArrayList -> java.io.InvalidClassException: filter status: REJECTED by null !java.util.ArrayList
// expect: !java.util.ArrayList -> ok !java.util.ArrayList
// expect: java.** -> ok java.**
// expect: java.** -> ok java.**
// expect: !java.** -> java.io.InvalidClassException: filter status: REJECTED by null !java.**
// expect: !java.** -> java.io.InvalidClassException: filter status: REJECTED by null !java.**
// expect: SerialFilters$* -> ok SerialFilters$*
// expect: SerialFilters$* -> ok SerialFilters$*
// expect: !SerialFilters$Node -> ok !SerialFilters$Node
// expect: !SerialFilters$Node -> java.io.InvalidClassException: filter status: REJECTED by null !SerialFilters$Node
// expect: * -> ok *
// expect: * -> ok *
// expect: !* -> java.io.InvalidClassException: filter status: REJECTED by null !*
// expect: !* -> java.io.InvalidClassException: filter status: REJECTED by null !*
// expect: maxdepth=1 -> java.io.InvalidClassException: filter status: REJECTED by null maxdepth=1
// expect: maxdepth=1 -> java.io.InvalidClassException: filter status: REJECTED by null maxdepth=1
// expect: maxdepth=0 -> java.io.InvalidClassException: filter status: REJECTED by null maxdepth=0
// expect: maxdepth=0 -> java.io.InvalidClassException: filter status: REJECTED by null maxdepth=0
// expect: maxrefs=2 -> java.io.InvalidClassException: filter status: REJECTED by null maxrefs=2
// expect: maxrefs=2 -> java.io.InvalidClassException: filter status: REJECTED by null maxrefs=2
// expect: maxbytes=50 -> java.io.InvalidClassException: filter status: REJECTED by null maxbytes=50
// expect: maxbytes=50 -> java.io.InvalidClassException: filter status: REJECTED by null maxbytes=50
// expect: maxarray=1 -> java.io.InvalidClassException: filter status: REJECTED by null maxarray=1
// expect: maxarray=1 -> java.io.InvalidClassException: filter status: REJECTED by null maxarray=1
// expect: maxarray=x -> java.lang.NumberFormatException: For input string: "x"
// expect: maxarray=x -> java.lang.NumberFormatException: For input string: "x"
// expect: maxarray= -> java.lang.NumberFormatException: For input string: ""
// expect: maxarray= -> java.lang.NumberFormatException: For input string: ""
// expect: maxdepth=-1 -> java.lang.IllegalArgumentException: negative limit: -1
// expect: maxdepth=-1 -> java.lang.IllegalArgumentException: negative limit: -1
// expect: foo=3 -> java.lang.IllegalArgumentException: unknown limit: foo
// expect: foo=3 -> java.lang.IllegalArgumentException: unknown limit: foo
// expect: java.base/java.util.* -> ok java.base/java.util.*
// expect: java.base/java.util.* -> ok java.base/java.util.*
// expect: java.base/* -> ok java.base/*
// expect: java.base/* -> ok java.base/*
// expect: !java.base/java.util.ArrayList -> java.io.InvalidClassException: filter status: REJECTED by null !java.base/java.util.ArrayList
// expect: !java.base/java.util.ArrayList -> ok !java.base/java.util.ArrayList
// expect: /x -> java.lang.IllegalArgumentException: module name is missing in: "/x"
// expect: /x -> java.lang.IllegalArgumentException: module name is missing in: "/x"
// expect: a/ -> java.lang.IllegalArgumentException: class or package missing in: "a/"
// expect: a/ -> java.lang.IllegalArgumentException: class or package missing in: "a/"
// expect: ! -> java.lang.IllegalArgumentException: class or package missing in: "!"
// expect: ! -> java.lang.IllegalArgumentException: class or package missing in: "!"
// expect: !!a -> ok !!a
// expect: !!a -> ok !!a
// expect: .* -> java.lang.IllegalArgumentException: package missing in: ".*"
// expect: .* -> java.lang.IllegalArgumentException: package missing in: ".*"
// expect: java.util. -> ok java.util.
// expect: java.util. -> ok java.util.
// expect: java.util.A* -> ok java.util.A*
// expect: java.util.A* -> ok java.util.A*
// expect: SerialFilters$N*;!* -> java.io.InvalidClassException: filter status: REJECTED by null SerialFilters$N*;!*
// expect: SerialFilters$N*;!* -> java.io.InvalidClassException: filter status: REJECTED by null SerialFilters$N*;!*
// expect: java.lang.*;java.util.*;!* -> ok java.lang.*;java.util.*;!*
// expect: java.lang.*;java.util.*;!* -> java.io.InvalidClassException: filter status: REJECTED by null java.lang.*;java.util.*;!*
// expect:  java.util.* -> ok  java.util.*
// expect:  java.util.* -> ok  java.util.*
// expect: java.util.*;maxdepth=3;!* -> java.io.InvalidClassException: filter status: REJECTED by null java.util.*;maxdepth=3;!*
// expect: java.util.*;maxdepth=3;!* -> java.io.InvalidClassException: filter status: REJECTED by null java.util.*;maxdepth=3;!*
// expect: !java.lang.Integer -> java.io.InvalidClassException: filter status: REJECTED by null !java.lang.Integer
// expect: !java.lang.Integer -> java.io.InvalidClassException: filter status: REJECTED by null !java.lang.Integer
// expect: java.util.** -> ok java.util.**
// expect: java.util.** -> ok java.util.**
// expect: ** -> ok **
// expect: ** -> ok **
// expect: .** -> java.lang.IllegalArgumentException: package missing in: ".**"
// expect: .** -> java.lang.IllegalArgumentException: package missing in: ".**"
// expect: =5 -> java.lang.IllegalArgumentException: unknown limit: 
// expect: =5 -> java.lang.IllegalArgumentException: unknown limit: 
// expect: maxdepth=2;maxdepth=5 -> ok maxdepth=2;maxdepth=5
// expect: maxdepth=2;maxdepth=5 -> ok maxdepth=2;maxdepth=5
// expect: x.y/z -> ok x.y/z
// expect: x.y/z -> ok x.y/z
// expect: !SerialFilters$E -> java.io.InvalidClassException: filter status: REJECTED by null !SerialFilters$E
// expect: !java.lang.Object -> java.io.InvalidClassException: filter status: REJECTED by null !java.lang.Object
// expect: !java.lang.String -> java.io.InvalidClassException: filter status: REJECTED by null !java.lang.String
// expect: maxarray=3 -> java.io.InvalidClassException: filter status: REJECTED by null maxarray=3
// expect: !java.lang.Runnable -> java.io.InvalidClassException: filter status: REJECTED by null !java.lang.Runnable
// expect: null a.*;!b
// expect: java.lang.NullPointerException: pattern
// expect: null
// expect: java.lang.IllegalStateException: filter can not be set more than once
// expect: java.lang.IllegalStateException: filter can not be set after an object has been read
// expect: java.lang.IllegalStateException: filter can not be set more than once
// expect: java.io.InvalidClassException: filter status: null null
// expect: java.io.OptionalDataException null
// expect: java.io.InvalidClassException: filter status: REJECTED null
// expect: java.io.OptionalDataException null
// expect: java.io.InvalidClassException: filter status: REJECTED java.lang.IllegalStateException: mine
// expect: java.io.OptionalDataException null
// expect: java.lang.Error: err null
// expect: java.io.OptionalDataException null
// expect: predicate(SerialFiltersL) UNDECIDED ALLOWED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED UNDECIDEDREJECTEDUNDECIDEDUNDECIDEDUNDECIDED
// expect: predicate(SerialFiltersL) UNDECIDED UNDECIDED REJECTED UNDECIDED UNDECIDED UNDECIDED UNDECIDED UNDECIDED UNDECIDED UNDECIDED UNDECIDEDUNDECIDEDUNDECIDEDUNDECIDEDUNDECIDED
// expect: merge(predicate(SerialFiltersL), predicate(SerialFiltersL)) UNDECIDED ALLOWED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED UNDECIDEDREJECTEDUNDECIDEDUNDECIDEDUNDECIDED
// expect: merge(predicate(SerialFiltersL), predicate(SerialFiltersL)) UNDECIDED ALLOWED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED REJECTED UNDECIDEDREJECTEDUNDECIDEDUNDECIDEDUNDECIDED
// expect: predicate(SerialFiltersL) UNDECIDED UNDECIDED REJECTED UNDECIDED UNDECIDED UNDECIDED UNDECIDED UNDECIDED UNDECIDED UNDECIDED UNDECIDEDUNDECIDEDUNDECIDEDUNDECIDEDUNDECIDED
// expect: rejectUndecidedClass(predicate(SerialFiltersL)) UNDECIDED REJECTED REJECTED REJECTED UNDECIDED UNDECIDED REJECTED REJECTED REJECTED REJECTED UNDECIDEDUNDECIDEDUNDECIDEDUNDECIDEDUNDECIDED
// expect: maxdepth=3;java.lang.*;!java.util.* UNDECIDED ALLOWED ALLOWED ALLOWED UNDECIDED UNDECIDED REJECTED ALLOWED REJECTED UNDECIDED REJECTEDUNDECIDEDREJECTEDREJECTEDREJECTED
// expect: rejectUndecidedClass(java.lang.*) UNDECIDED ALLOWED ALLOWED ALLOWED UNDECIDED UNDECIDED REJECTED ALLOWED REJECTED REJECTED UNDECIDEDUNDECIDEDREJECTEDREJECTEDREJECTED
// expect: java.lang.NullPointerException: predicate
// expect: java.lang.NullPointerException: otherStatus
// expect: java.lang.NullPointerException: filter
// expect: java.lang.NullPointerException: filter
// expect: null
