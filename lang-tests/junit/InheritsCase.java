// Its tests are those of a base class of one's own.
public class InheritsCase extends InheritedCase {
  int value() {
    return 5;
  }
}
