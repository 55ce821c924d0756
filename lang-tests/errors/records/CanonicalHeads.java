// JLS 8.10.4
public class CanonicalHeads {
  record A(int x) {
    <T> A {} // expect error: canonical constructor must not declare type variables
  }
  record B(int x) {
    <T> B(int x) { this.x = x; } // expect error: canonical constructor must not declare type variables
  }
  record C(int... x) {
    C(int[] x) { this.x = x; } // expect error: type and arity must match that of the corresponding record component
  }
  record D(int[] x) {
    D(int... x) { this.x = x; } // expect error: type and arity must match that of the corresponding record component
  }
  record E(int... x) {
    E(int... x) { this.x = x; }
    <T> E(T t, int i) { this(new int[] {i}); }
  }

  public static void main(String[] args) {}
}
