public class NotInitializedSwitch {
  public static void main(String[] args) {
    int x;
    switch (args.length) {
      case 0: x = 1; break;
      case 1: x = 2;
    }
    System.out.println(x); // expect error: variable x might not have been initialized
  }
}
