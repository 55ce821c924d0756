public class UnreachableInSwitch {
  public static void main(String[] args) {
    switch (1) {
      case 1:
        break;
        System.out.println("x"); // expect error: unreachable statement
    }
  }
}
