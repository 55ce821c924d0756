public class LossyCharFromShort {
  public static void main(String[] args) {
    short s = 1;
    char c = s; // expect error: possible lossy conversion from short to char
  }
}
