public class FinalInLoop {
  public static void main(String[] args) {
    final int x;
    while (args.length == 0) {
      x = 1; // expect error: variable x might be assigned in loop
    }
  }
}
