public class FinalForeach {
  public static void main(String[] args) {
    for (final int i : new int[] {1}) {
      i = 2; // expect error: variable i
    }
  }
}
