public class FinalTwice {
  public static void main(String[] args) {
    final int x;
    x = 1;
    x = 2; // expect error: variable x might already have been assigned
  }
}
