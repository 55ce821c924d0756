// An interface has no superclass; what its superinterfaces have is called by their names (JLS 15.12.1).
public class SuperInInterface {
  interface Above {
    default String text() { return ""; }
  }
  interface Below extends Above {
    default void a() {
      super.toString(); // expect error: non-static variable super cannot be referenced from a static context
    }
    default String text() { return Above.super.text(); }
  }

  public static void main(String[] args) {}
}
