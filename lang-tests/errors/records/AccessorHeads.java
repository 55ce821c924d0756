// JLS 8.10.3
public class AccessorHeads {
  record Throwing(int x) {
    public int x() throws Exception { return 1; } // expect error: throws clause not allowed for accessor method
  }
  record Generic(int x) {
    public <T> int x() { return 1; } // expect error: accessor method must not be generic
  }
  record Right(int x) {
    public int x() { return 1; }
    public int x(int y) throws Exception { return y; }
  }

  public static void main(String[] args) {}
}
