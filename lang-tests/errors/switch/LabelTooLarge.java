public class LabelTooLarge {
  public static void main(String[] args) {
    byte b = 1;
    switch (b) {
      case 200: break; // expect error: constant label of type int is not assignment compatible with switch selector type byte
    }
  }
}
