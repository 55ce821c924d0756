public class LambdaBadReturn {
  public static void main(String[] args) {
    java.util.function.Supplier<Integer> s = () -> "text"; // expect error: incompatible types
  }
}
