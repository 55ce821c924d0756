// JLS 8.10.1
public class ComponentNames {
  record A(int x, int hashCode) {} // expect error: illegal record component name hashCode
  record B(int clone) {} // expect error: illegal record component name clone
  record C(int wait, int toString) {} // expect error: illegal record component name wait
  record E(int equals, int[] length) {}

  public static void main(String[] args) {}
}
