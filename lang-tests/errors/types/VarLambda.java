public class VarLambda {
  public static void main(String[] args) {
    var f = () -> 5; // expect error: cannot infer type for local variable f
  }
}
