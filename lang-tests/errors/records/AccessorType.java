public class AccessorType {
  record R(int x) {
    public long x() { return x; } // expect error: invalid accessor method in record
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
