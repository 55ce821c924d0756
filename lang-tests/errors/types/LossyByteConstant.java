public class LossyByteConstant {
  public static void main(String[] args) {
    byte ok = 127;
    byte b = 128; // expect error: possible lossy conversion from int to byte
  }
}
