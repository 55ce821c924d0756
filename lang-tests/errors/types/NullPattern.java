// null has a type below every other, and a pattern that matches always is an error.
class NullPattern {
  boolean plain = null instanceof String;

  boolean method() {
    return null instanceof String text; // expect error: is a subtype of pattern type String
  }
}
