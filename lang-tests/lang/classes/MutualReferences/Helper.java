class Helper {
  static final int LIMIT = 10;
  enum Kind {
    FIRST, SECOND;
    Kind next() { return values()[(ordinal() + 1) % values().length]; }
  }
  private final int n;
  Helper(int n) { this.n = n + Main.level; }
  String describe() { return "helper " + n + " of " + Main.class.getName(); }
}
