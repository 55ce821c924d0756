public class VarArrayInit {
  public static void main(String[] args) {
    var a = {1, 2}; // expect error: cannot infer type for local variable a
  }
}
