public class IllegalCharacter {
  public static void main(String[] args) {
    int x = 5 # 3; // expect error: illegal character: '#'
  }
}
