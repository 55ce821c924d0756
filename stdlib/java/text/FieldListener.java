// Is told which fields a format writes, and where they are in the text.
package java.text;

interface FieldListener {
  int NO_NUMBER = Integer.MIN_VALUE;  // of fields that a FieldPosition asks for by their attribute only

  void field(int number, Format.Field field, int begin, int end);
}
