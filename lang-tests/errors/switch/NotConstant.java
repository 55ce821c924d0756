public class NotConstant {
  public static void main(String[] args) {
    int x = 1;
    switch (1) {
      case x: break; // expect error: constant expression required
    }
  }
}
