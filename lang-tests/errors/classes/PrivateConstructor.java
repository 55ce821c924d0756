public class PrivateConstructor {
  public static void main(String[] args) {
    new Other(); // expect error: Other() has private access in Other
  }
}

class Other {
  private Other() {}
}
