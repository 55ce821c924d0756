public class UnreachableAfterContinue {
  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      continue;
      i++; // expect error: unreachable statement
    }
  }
}
