// The number of an argument is 0, or too large.
package java.util;

class IllegalFormatArgumentIndexException extends IllegalFormatException {
  private final int illegalIndex;

  IllegalFormatArgumentIndexException(int index) {
    illegalIndex = index;
  }

  @Override
  public String getMessage() {
    return illegalIndex == Integer.MIN_VALUE
        ? "Format argument index: (not representable as int)"
        : "Illegal format argument index = " + illegalIndex;
  }
}
