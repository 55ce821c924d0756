public class WhileCondition {
  public static void main(String[] args) {
    int x = 1;
    while (x = 2) x--; // expect error: int cannot be converted to boolean
  }
}
