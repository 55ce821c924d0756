// Static imports of several fields with one name; an error only where the name is used.
import static java.lang.Integer.MAX_VALUE;
import static java.lang.Long.MAX_VALUE;
import static java.lang.Byte.*;
import static java.lang.Short.*;

class AmbiguousStaticImports {
  long largest = MAX_VALUE; // expect error: reference to MAX_VALUE is ambiguous
  long smallest = MIN_VALUE; // expect error: reference to MIN_VALUE is ambiguous
  long own = SIZE;
  static final int SIZE = 3;
}
