// Mistake: each call of a synchronised list is safe, the check and the act together are not.
// expect assertion
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CheckThenAct {
  static final List<String> guests = Collections.synchronizedList(new ArrayList<>());

  static void invite(String name) {
    if (!guests.contains(name))
      guests.add(name);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> invite("Ada"), "first");
    Thread b = new Thread(() -> invite("Ada"), "second");
    a.start();
    b.start();
    a.join();
    b.join();
    assert guests.size() == 1 : "the list is " + guests;
  }
}
