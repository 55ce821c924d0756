public class VarNull {
  public static void main(String[] args) {
    var x = null; // expect error: cannot infer type for local variable x
  }
}
