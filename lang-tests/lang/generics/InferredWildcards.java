// A bound that is inferred may make "? extends T" the same as "?".
import java.util.*;

public class InferredWildcards {
  interface Box<T> {}

  static class Entries<K, V> implements Box<Map<? extends K, ? extends V>> {
    final String text;

    Entries(Cell<? super K> key, Cell<? super V> value) {
      text = key.value + "->" + value.value;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  static class Cell<T> {
    final T value;

    Cell(T value) {
      this.value = value;
    }
  }

  static <T> Cell<T> cell(T value) {
    return new Cell<>(value);
  }

  static Cell<Object> anything() {
    return new Cell<>("anything");
  }

  static <K> Box<Map<? extends K, ?>> key(K key) {
    return new Entries<>(cell(key), anything());
  }

  static <V> Box<Map<?, ? extends V>> value(V value) {
    return new Entries<>(anything(), cell(value));
  }

  public static void main(String[] args) {
    System.out.println(key("a") + " " + value(1));
  }
}
// expect: a->anything anything->1
