public class InstanceFromStatic {
  int x;

  public static void main(String[] args) {
    System.out.println(x); // expect error: non-static variable x cannot be referenced from a static context
  }
}
