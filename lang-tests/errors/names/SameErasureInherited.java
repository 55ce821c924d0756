// Methods with the same erasure that come together in a class, where neither overrides the other.
import java.util.List;

class SameErasureInherited {
  interface Texts {
    void take(List<String> list);
  }

  interface Numbers {
    void take(List<Integer> list);
  }

  interface Both extends Texts, Numbers {} // expect error: name clash: take(List<Integer>) in

  abstract static class OfTexts {
    abstract void take(List<String> list);
  }

  abstract static class Mixed extends OfTexts implements Numbers {} // expect error: name clash: take(List<Integer>) in

  interface Common extends Texts, Numbers {
    void take(List list);
  }

  interface Further extends Common, Texts {}

  static class Holder<X> {
    X same(X value) { return value; }
  }

  interface Same<X> {
    X same(X value);
  }

  static class Twice extends Holder<String> implements Same<Integer> {
    public String same(String value) { return value; } // expect error: has two methods with the same erasure
    public Integer same(Integer value) { return value; } // expect error: has two methods with the same erasure
  }

  static class Comparing {
    public final int compareTo(Object other) { return 0; }
  }

  static class Item extends Comparing implements Comparable<Item> {
    public int compareTo(Item other) { return 0; } // expect error: has two methods with the same erasure
  }

  static class Fine implements Comparable<Fine> {
    public int compareTo(Fine other) { return 0; }
  }

  static class Finer extends Fine {
    @Override public int compareTo(Fine other) { return 1; }
    public int compareTo(Finer other) { return 1; }
  }

  static class Named<T> {
    void put(String text) {}
    void put(T value) {}
  }

  static class OfNumbers extends Named<Integer> {}

  static class OfStrings extends Named<String> {} // expect error: are inherited with the same signature

  static class Overriding extends Named<String> {
    @Override void put(String text) {}
  }
}
