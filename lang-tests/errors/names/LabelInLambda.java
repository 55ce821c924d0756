// The body of a lambda is within the labelled statements around it, that of a class is not (JLS 14.7).
public class LabelInLambda {
  public static void main(String[] args) {
    a:
    for (;;) {
      Runnable first = () -> {
        a: // expect error: label a already in use
        for (;;) break a;
      };
      Runnable second = new Runnable() {
        public void run() {
          a:
          for (;;) break a;
        }
      };
      break;
    }
  }
}
