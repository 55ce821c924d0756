public class ConditionNotBoolean {
  public static void main(String[] args) {
    int x = 1;
    if (x) System.out.println("c habit"); // expect error: int cannot be converted to boolean
  }
}
