// One member of a class, reached by reflection. Subclasses are made by the VM (vm/bytecode/member_access.h).
package heddle;

public abstract class Accessor {
  protected Accessor() {}

  public abstract Object apply(Object target, Object[] arguments) throws Throwable;
}
