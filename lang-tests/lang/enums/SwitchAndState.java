// A state machine as an enum with transitions.
public class SwitchAndState {
  enum State {
    IDLE { State next(char c) { return c == 's' ? RUNNING : this; } },
    RUNNING { State next(char c) { return switch (c) { case 'p' -> PAUSED; case 'x' -> DONE; default -> this; }; } },
    PAUSED { State next(char c) { return c == 's' ? RUNNING : c == 'x' ? DONE : this; } },
    DONE { State next(char c) { return this; } @Override boolean end() { return true; } };
    abstract State next(char c);
    boolean end() { return false; }
    static State run(String input) {
      State s = IDLE;
      for (char c : input.toCharArray()) { s = s.next(c); System.out.print(s.name().charAt(0)); }
      System.out.println();
      return s;
    }
  }

  public static void main(String[] args) {
    for (String in : new String[] {"spsx", "pps", "sxs"}) System.out.println(State.run(in) + " " + State.run(in).end());
  }
}
// expect: RPRD
// expect: RPRD
// expect: DONE true
// expect: IIR
// expect: IIR
// expect: RUNNING false
// expect: RDD
// expect: RDD
// expect: DONE true
