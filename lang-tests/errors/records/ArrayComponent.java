// JLS 8.10.1
public class ArrayComponent {
  record D(int x[]) {} // expect error: legacy array notation not allowed on record components
  record E(int[] x, int... y) {}

  public static void main(String[] args) {}
}
