// Cooperari, table 5.1, "Apache Common Lang": a cached hash code, marked as computed before it is. Plain fields: a data race.
// expect race: Text.computed
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=3
// explore: --explore=predict findings=3
class Text {
  private final String value;
  private boolean computed;
  private int hash;

  Text(String value) { this.value = value; }

  public int hashCode() {
    if (!computed) {
      computed = true;
      hash = value.hashCode();
    }
    return hash;
  }
}

public class CommonLang {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    Text text = new Text("heddle");
    for (int i = 0; i < n; i++)
      new Thread(() -> {
        assert text.hashCode() == "heddle".hashCode() : "another hash code";
      }).start();
  }
}
