public class LabelTooLarge {
  public static void main(String[] args) {
    byte b = 1;
    switch (b) {
      case 200: break; // expect error: possible lossy conversion from int to byte
    }
  }
}
