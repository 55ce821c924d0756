public class SwitchOnLong {
  public static void main(String[] args) {
    long l = 1;
    switch (l) { // expect error: long
      default: break;
    }
  }
}
