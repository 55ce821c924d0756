import java.util.concurrent.ConcurrentHashMap;

/** Two polling stations count votes in one map, which is thread-safe. Their sum is not always right. */
public class Votes {
  static final ConcurrentHashMap<String, Integer> votes = new ConcurrentHashMap<>();

  static void vote(String candidate) {
    Integer before = votes.get(candidate);
    votes.put(candidate, before == null ? 1 : before + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread east = new Thread(() -> vote("Ada"), "east");
    Thread west = new Thread(() -> vote("Ada"), "west");
    east.start();
    west.start();
    east.join();
    west.join();
    assert votes.get("Ada") == 2 : "2 votes, counted " + votes.get("Ada");
  }
}
