// Where a class must be named, a type variable does not do.
class TypeVariableAsClass<T extends Error> {
  Class<?> own = T.class; // expect error: cannot select from a type variable
  Class<?> array = T[].class; // expect error: cannot select from a type variable

  void catches() {
    try {
      own = null;
    } catch (T e) { // expect error: unexpected type
      own = null;
    }
    try {
      own = null;
    } catch (RuntimeException | T e) { // expect error: unexpected type
      own = null;
    }
  }
}
