public class DuplicateLocal {
  public static void main(String[] args) {
    int x = 1;
    int x = 2; // expect error: variable x is already defined
  }
}
