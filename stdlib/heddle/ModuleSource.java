// Gives modules. Classes that every program loads reach java.lang.Module by this interface (Reflection.modules), so that an
// exploration does not initialise it unless the program uses it.
package heddle;

public interface ModuleSource {
  // Null: the unnamed module.
  Module named(String name);
}
