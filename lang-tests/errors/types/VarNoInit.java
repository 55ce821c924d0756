public class VarNoInit {
  public static void main(String[] args) {
    var x; // expect error: cannot infer type for local variable x
  }
}
