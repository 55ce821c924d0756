public class BadHex {
  public static void main(String[] args) {
    int x = 0x; // expect error: hexadecimal numbers must contain at least one hexadecimal digit
  }
}
