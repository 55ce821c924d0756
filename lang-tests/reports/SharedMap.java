// Mistake: a HashMap that two threads use. Many of its fields and nodes are raced; to its user they are one variable.
// expect race: SharedMap.words (a HashMap, which is not thread-safe)
import java.util.HashMap;
import java.util.Map;

public class SharedMap {
  static final Map<String, Integer> words = new HashMap<>();

  static void parse(String text) {
    for (String word : text.split(" "))
      words.merge(word, 1, Integer::sum);
  }

  static int total() {
    int sum = 0;
    for (int n : words.values())
      sum += n;
    return sum;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread parser = new Thread(() -> parse("to be or"), "parser");
    parser.start();
    Integer be = words.get("be");
    assert be == null || be == 1;
    assert total() <= 3;
    parser.join();
  }
}
