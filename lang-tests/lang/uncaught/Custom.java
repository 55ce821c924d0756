// A class of the program; toString is overridden.
// expect uncaught: custom!
public class Custom {
  static class Mine extends RuntimeException {
    public String toString() { return "custom!"; }
  }

  public static void main(String[] args) {
    throw new Mine();
  }
}
