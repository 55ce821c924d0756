public class DuplicateDefault {
  public static void main(String[] args) {
    switch (1) {
      default: break;
      default: break; // expect error: duplicate default label
    }
  }
}
