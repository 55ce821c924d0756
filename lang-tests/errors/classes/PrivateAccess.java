public class PrivateAccess {
  public static void main(String[] args) {
    System.out.println(new Other().secret); // expect error: secret has private access in Other
  }
}

class Other {
  private int secret;
}
