// Generic types by reflection.
import java.io.Serializable;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

abstract class TypeRef<T> {
  final Type type;

  protected TypeRef() {
    type = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
  }
}

class Node<K extends Comparable<? super K> & Serializable, V> extends AbstractMap<K, List<? extends V>> implements Supplier<Map<K, V[]>>, Cloneable {
  Map<String, int[]> plain;
  List<V>[][] arrays;
  K[] keys;
  V value;
  Inner inner;
  Inner.Deeper<String> deeper;
  Nested<?> nested;
  Map.Entry<K, ? super Integer> entry;
  int number;

  class Inner {
    V v;

    class Deeper<X> {
      Map<X, V> both;
    }
  }

  static class Nested<Z> {}

  @Override
  public Map<K, V[]> get() { return null; }

  @Override
  public Set<Entry<K, List<? extends V>>> entrySet() { return null; }

  <T extends Throwable, U extends List<T>> U pick(T t, Function<? super T, ? extends U> f, V... rest) throws T, InterruptedException { return null; }
}

public class GenericTypes {
  static String kind(Type t) {
    if (t instanceof Class) return "class";
    if (t instanceof ParameterizedType) {
      ParameterizedType p = (ParameterizedType) t;
      return "parameterized " + p.getRawType() + " of " + p.getOwnerType() + " " + Arrays.toString(p.getActualTypeArguments());
    }
    if (t instanceof TypeVariable) return "variable " + ((TypeVariable<?>) t).getName() + " of " + ((TypeVariable<?>) t).getGenericDeclaration() + " " + Arrays.toString(((TypeVariable<?>) t).getBounds());
    if (t instanceof WildcardType) return "wildcard " + Arrays.toString(((WildcardType) t).getUpperBounds()) + Arrays.toString(((WildcardType) t).getLowerBounds());
    return "array of " + kind(((GenericArrayType) t).getGenericComponentType());
  }

  static void show(Type t) {
    System.out.println(t + " | " + t.getTypeName() + " | " + kind(t));
  }

  public static void main(String[] args) throws Exception {
    show(new TypeRef<List<String>>() {}.type);
    show(new TypeRef<Map<Integer, ? extends Collection<int[]>>>() {}.type);
    show(new TypeRef<String[]>() {}.type);
    show(new TypeRef<List<String>[]>() {}.type);
    for (Field f : Node.class.getDeclaredFields()) show(f.getGenericType());
    for (Field f : Node.Inner.Deeper.class.getDeclaredFields()) if (!f.isSynthetic()) show(f.getGenericType());
    show(Node.class.getGenericSuperclass());
    for (Type t : Node.class.getGenericInterfaces()) show(t);
    for (Type t : Node.class.getTypeParameters()) show(t);
    for (Method m : Node.class.getDeclaredMethods()) {
      if (!m.getName().equals("pick")) continue;
      System.out.println(m.toGenericString());
      for (Type t : m.getGenericParameterTypes()) show(t);
      for (Type t : m.getTypeParameters()) show(t);
      for (Type t : m.getGenericExceptionTypes()) show(t);
      show(m.getGenericReturnType());
    }
    show(String.class.getGenericSuperclass());
    System.out.println(Arrays.toString(Integer.class.getGenericInterfaces()).contains("java.lang.Comparable<java.lang.Integer>"));
    show(Comparator.class.getMethod("compare", Object.class, Object.class).getGenericParameterTypes()[0]);
    System.out.println(new TypeRef<List<String>>() {}.type.equals(new TypeRef<List<String>>() {}.type) + " " + new TypeRef<List<String>>() {}.type.equals(new TypeRef<List<Integer>>() {}.type)
        + " " + (new TypeRef<List<? extends Number>>() {}.type.hashCode() == new TypeRef<List<? extends Number>>() {}.type.hashCode()));
    for (Class<?> c : List.of(Node.class, Node.Inner.class, TypeRef.class, Map.Entry.class, Comparable.class, int[].class, int.class, Thread.State.class, Override.class, Runnable.class))
      System.out.println(c.toGenericString());
  }
}
// expect: java.util.List<java.lang.String> | java.util.List<java.lang.String> | parameterized interface java.util.List of null [class java.lang.String]
// expect: java.util.Map<java.lang.Integer, ? extends java.util.Collection<int[]>> | java.util.Map<java.lang.Integer, ? extends java.util.Collection<int[]>> | parameterized interface java.util.Map of null [class java.lang.Integer, ? extends java.util.Collection<int[]>]
// expect: class [Ljava.lang.String; | java.lang.String[] | class
// expect: java.util.List<java.lang.String>[] | java.util.List<java.lang.String>[] | array of parameterized interface java.util.List of null [class java.lang.String]
// expect: java.util.Map<java.lang.String, int[]> | java.util.Map<java.lang.String, int[]> | parameterized interface java.util.Map of null [class java.lang.String, class [I]
// expect: java.util.List<V>[][] | java.util.List<V>[][] | array of array of parameterized interface java.util.List of null [V]
// expect: K[] | K[] | array of variable K of class Node [java.lang.Comparable<? super K>, interface java.io.Serializable]
// expect: V | V | variable V of class Node [class java.lang.Object]
// expect: Node<K, V>$Inner | Node<K, V>$Inner | parameterized class Node$Inner of Node<K, V> []
// expect: Node<K, V>$Inner$Deeper<java.lang.String> | Node<K, V>$Inner$Deeper<java.lang.String> | parameterized class Node$Inner$Deeper of Node<K, V>$Inner [class java.lang.String]
// expect: Node$Nested<?> | Node$Nested<?> | parameterized class Node$Nested of class Node [?]
// expect: java.util.Map$Entry<K, ? super java.lang.Integer> | java.util.Map$Entry<K, ? super java.lang.Integer> | parameterized interface java.util.Map$Entry of interface java.util.Map [K, ? super java.lang.Integer]
// expect: int | int | class
// expect: java.util.Map<X, V> | java.util.Map<X, V> | parameterized interface java.util.Map of null [X, V]
// expect: java.util.AbstractMap<K, java.util.List<? extends V>> | java.util.AbstractMap<K, java.util.List<? extends V>> | parameterized class java.util.AbstractMap of null [K, java.util.List<? extends V>]
// expect: java.util.function.Supplier<java.util.Map<K, V[]>> | java.util.function.Supplier<java.util.Map<K, V[]>> | parameterized interface java.util.function.Supplier of null [java.util.Map<K, V[]>]
// expect: interface java.lang.Cloneable | java.lang.Cloneable | class
// expect: K | K | variable K of class Node [java.lang.Comparable<? super K>, interface java.io.Serializable]
// expect: V | V | variable V of class Node [class java.lang.Object]
// expect: <T extends java.lang.Throwable,U extends java.util.List<T>> U Node.pick(T,java.util.function.Function<? super T, ? extends U>,V...) throws T,java.lang.InterruptedException
// expect: T | T | variable T of java.util.List Node.pick(java.lang.Throwable,java.util.function.Function,java.lang.Object[]) throws java.lang.Throwable,java.lang.InterruptedException [class java.lang.Throwable]
// expect: java.util.function.Function<? super T, ? extends U> | java.util.function.Function<? super T, ? extends U> | parameterized interface java.util.function.Function of null [? super T, ? extends U]
// expect: V[] | V[] | array of variable V of class Node [class java.lang.Object]
// expect: T | T | variable T of java.util.List Node.pick(java.lang.Throwable,java.util.function.Function,java.lang.Object[]) throws java.lang.Throwable,java.lang.InterruptedException [class java.lang.Throwable]
// expect: U | U | variable U of java.util.List Node.pick(java.lang.Throwable,java.util.function.Function,java.lang.Object[]) throws java.lang.Throwable,java.lang.InterruptedException [java.util.List<T>]
// expect: T | T | variable T of java.util.List Node.pick(java.lang.Throwable,java.util.function.Function,java.lang.Object[]) throws java.lang.Throwable,java.lang.InterruptedException [class java.lang.Throwable]
// expect: class java.lang.InterruptedException | java.lang.InterruptedException | class
// expect: U | U | variable U of java.util.List Node.pick(java.lang.Throwable,java.util.function.Function,java.lang.Object[]) throws java.lang.Throwable,java.lang.InterruptedException [java.util.List<T>]
// expect: class java.lang.Object | java.lang.Object | class
// expect: true
// expect: T | T | variable T of interface java.util.Comparator [class java.lang.Object]
// expect: true false true
// expect: class Node<K extends java.lang.Comparable<? super K> & java.io.Serializable,V>
// expect: class Node$Inner
// expect: abstract class TypeRef<T>
// expect: public abstract static interface java.util.Map$Entry<K,V>
// expect: public abstract interface java.lang.Comparable<T>
// expect: int[]
// expect: int
// expect: public static final enum java.lang.Thread$State
// expect: public abstract @interface java.lang.Override
// expect: public abstract interface java.lang.Runnable
