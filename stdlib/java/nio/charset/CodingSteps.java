// What has been asked of an encoder or decoder so far, and so what may be asked next: the states in the specification of
// CharsetEncoder and CharsetDecoder.
package java.nio.charset;

final class CodingSteps {
  private static final int RESET = 0;
  private static final int CODING = 1;
  private static final int END = 2;
  private static final int FLUSHED = 3;
  private static final String[] NAMES = {"RESET", "CODING", "CODING_END", "FLUSHED"};

  private int at = RESET;

  private IllegalStateException wrong(int next) {
    return new IllegalStateException("Current state = " + NAMES[at] + ", new state = " + NAMES[next]);
  }

  void code(boolean end) {
    int next = end ? END : CODING;
    if (at == FLUSHED || at == END && !end) throw wrong(next);
    at = next;
  }

  // False: it has been flushed.
  boolean mayFlush() {
    if (at < END) throw wrong(FLUSHED);
    return at == END;
  }

  void flushed() {
    at = FLUSHED;
  }

  void reset() {
    at = RESET;
  }

  // For canEncode.
  void ask() {
    if (at == FLUSHED) at = RESET;
    if (at != RESET) throw wrong(CODING);
  }
}
