public class UnreportedInMethodRef {
  static void f() throws Exception {}

  public static void main(String[] args) {
    Runnable r = UnreportedInMethodRef::f; // expect error: incompatible thrown types Exception
  }
}
