// Several threads may use one collator: its methods are synchronized.
// expect clean
// explore: proof
import java.text.Collator;
import java.util.Locale;

public class CollatorShared {
  static final Collator COLLATOR = Collator.getInstance(Locale.US);

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      COLLATOR.setStrength(Collator.PRIMARY);
      COLLATOR.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
    });
    other.start();
    COLLATOR.setStrength(Collator.SECONDARY);
    if (COLLATOR.compare("a", "b") >= 0) throw new AssertionError();
    if (COLLATOR.getStrength() > Collator.SECONDARY) throw new AssertionError();
    COLLATOR.getDecomposition();
    other.join();
  }
}
