public class MixedKinds {
  public static void main(String[] args) {
    switch (1) {
      case 1 -> System.out.println("x");
      case 2: System.out.println("y"); // expect error: different case kinds used in the switch
    }
  }
}
