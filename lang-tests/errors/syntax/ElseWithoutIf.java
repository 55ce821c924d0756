public class ElseWithoutIf {
  public static void main(String[] args) {
    int x = 5;
    x++;
    else x--; // expect error: 'else' without 'if'
  }
}
