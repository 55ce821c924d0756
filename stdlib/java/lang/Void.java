// The type of the class object of void; has no instances.
package java.lang;

public final class Void {
  public static final Class<Void> TYPE = (Class<Void>) Class.primitive("void");

  private Void() {}
}
