// Constructors and instance initialisers of an enum and of its constants' bodies run before its static fields are set.
public enum StaticFieldTooEarly {
  FIRST {
    StaticFieldTooEarly self = FIRST; // expect error: illegal reference to static field from initializer
    StaticFieldTooEarly other = StaticFieldTooEarly.SECOND; // expect error: illegal reference to static field from initializer
    int sum = CONSTANT;
    { Runnable task = () -> System.out.println(text); } // expect error: illegal reference to static field from initializer
    void fine() { System.out.println(SECOND + text); }
    Object inner = new Object() { String copy = text; };
  },
  SECOND;

  static String text = "text";
  static int number = 4;
  static final int CONSTANT = 3;
  static int copy = number;
  int field = StaticFieldTooEarly.number; // expect error: illegal reference to static field from initializer

  StaticFieldTooEarly() {
    this.number = CONSTANT; // expect error: illegal reference to static field from initializer
    StaticFieldTooEarly.number++; // expect error: illegal reference to static field from initializer
  }

  static { number = 6; }

  class Inner {
    int copy = number;
  }
}
