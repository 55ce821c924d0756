// Lambdas and method references that are Serializable, with what they have captured; others are refused.
import java.io.*;
import java.util.*;
import java.util.function.*;

public class SerialLambdas {
  static int added = 3;

  interface Change extends Function<String, String>, Serializable {}

  static class Plain {
    String text = "plain";
  }

  @SuppressWarnings("unchecked")
  static <T> T copy(T o) throws Exception {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(to);
    out.writeObject(o);
    out.close();
    return (T) new ObjectInputStream(new ByteArrayInputStream(to.toByteArray())).readObject();
  }

  static void refused(Object o) throws Exception {
    try {
      copy(o);
      System.out.println("written");
    } catch (NotSerializableException e) {
      System.out.println(e.getMessage().replaceAll("[$][$]Lambda.*", " (a lambda)"));
    }
  }

  public static void main(String[] args) throws Exception {
    String captured = "captured";
    long number = 5;
    Change change = x -> x + captured + added + number;
    System.out.println(copy(change).apply("a"));
    Supplier<String> bound = (Supplier<String> & Serializable) captured::toUpperCase;
    System.out.println(copy(bound).get());
    Function<Object, String> unbound = (Function<Object, String> & Serializable) Object::toString;
    System.out.println(copy(unbound).apply(5));
    Supplier<List<String>> made = (Supplier<List<String>> & Serializable) ArrayList::new;
    System.out.println(copy(made).get());
    Comparator<String> lengths = Comparator.comparing((Function<String, Integer> & Serializable) String::length);
    TreeSet<String> sorted = new TreeSet<>(lengths.thenComparing(Comparator.<String>naturalOrder()));
    sorted.addAll(List.of("bb", "a", "aa"));
    TreeSet<String> again = copy(sorted);
    again.add("c");
    System.out.println(again);
    Map<String, Integer> counts = new TreeMap<>(Map.of("x", 2, "y", 1));
    List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
    entries.sort(copy(Map.Entry.<String, Integer>comparingByValue()));
    System.out.println(entries);
    Plain plain = new Plain();
    refused((Runnable) () -> System.out.println(captured));
    refused((Runnable & Serializable) () -> System.out.println(plain.text));
    refused((Supplier<String> & Serializable) plain::toString);
    refused(Comparator.comparing(String::length));
    refused(Function.identity());
  }
}
// expect: acaptured35
// expect: CAPTURED
// expect: 5
// expect: []
// expect: [a, c, aa, bb]
// expect: [y=1, x=2]
// expect: SerialLambdas (a lambda)
// expect: SerialLambdas$Plain
// expect: SerialLambdas$Plain
// expect: SerialLambdas (a lambda)
// expect: java.util.function.Function (a lambda)
