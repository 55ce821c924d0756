public class ProtectedClone {
  public static void main(String[] args) {
    Object o = new Object();
    o.clone(); // expect error: clone() has protected access in Object
  }
}
