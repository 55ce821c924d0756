public class ForeachOverInt {
  public static void main(String[] args) {
    for (int i : 10) System.out.println(i); // expect error: for-each not applicable
  }
}
