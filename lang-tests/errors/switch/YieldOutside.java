public class YieldOutside {
  public static void main(String[] args) {
    int x = 1;
    switch (x) {
      case 1:
        yield 5; // expect error: yield outside of switch expression
    }
  }
}
