// In which order the bytes of a number stand.
package java.nio;

public final class ByteOrder {
  public static final ByteOrder BIG_ENDIAN = new ByteOrder("BIG_ENDIAN");
  public static final ByteOrder LITTLE_ENDIAN = new ByteOrder("LITTLE_ENDIAN");

  private final String name;

  private ByteOrder(String name) {
    this.name = name;
  }

  // The same on all machines, as everything that programs see.
  public static ByteOrder nativeOrder() {
    return LITTLE_ENDIAN;
  }

  @Override
  public String toString() {
    return name;
  }
}
