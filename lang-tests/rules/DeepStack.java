// expect rule deep-stack: 6: frames on its stack
public class DeepStack {
  static int depth;

  static void deeper() {
    depth++; deeper();
  }

  public static void main(String[] args) {
    try {
      deeper();
    } catch (StackOverflowError e) {
      System.out.println(depth > 1000);
    }
  }
}
