// A reference to the constructor of an array makes such an array (JLS 15.13).
import java.util.*;
import java.util.function.*;

public class GenericArrayReference {
  static <T> void method() {
    IntFunction<T[]> f = T[]::new; // expect error: generic array creation
  }

  public static void main(String[] args) {
    IntFunction<List<String>[]> f = List<String>[]::new; // expect error: generic array creation
    IntFunction<List<?>[]> g = List<?>[]::new;
    IntFunction<List[]> h = List[]::new;
    IntFunction<int[][]> i = int[][]::new;
  }
}
