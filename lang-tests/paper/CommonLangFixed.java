// Cooperari's "Apache Common Lang" repaired: the hash code is computed under a monitor.
// expect clean
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// explore: --explore=predict findings=0
class Text {
  private final String value;
  private boolean computed;
  private int hash;

  Text(String value) { this.value = value; }

  public synchronized int hashCode() {
    if (!computed) {
      computed = true;
      hash = value.hashCode();
    }
    return hash;
  }
}

public class CommonLangFixed {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    Text text = new Text("heddle");
    for (int i = 0; i < n; i++)
      new Thread(() -> {
        assert text.hashCode() == "heddle".hashCode() : "another hash code";
      }).start();
  }
}
