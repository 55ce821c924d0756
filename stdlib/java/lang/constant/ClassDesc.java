// The nominal descriptor of a class, an interface, an array class or a primitive type.
package java.lang.constant;

import java.lang.invoke.TypeDescriptor;
import java.util.Objects;

public sealed interface ClassDesc extends ConstantDesc, TypeDescriptor.OfField<ClassDesc> permits PrimitiveClass, ReferenceClass {
  // Of a binary name, such as java.util.Map$Entry.
  static ClassDesc of(String name) {
    Names.checkBinary(Objects.requireNonNull(name));
    return ofDescriptor("L" + name.replace('.', '/') + ";");
  }

  static ClassDesc of(String packageName, String className) {
    Names.checkBinary(Objects.requireNonNull(packageName));
    if (packageName.isEmpty()) return of(className);
    Names.checkMember(Objects.requireNonNull(className), false);
    return ofDescriptor("L" + packageName.replace('.', '/') + "/" + className + ";");
  }

  static ClassDesc ofDescriptor(String descriptor) {
    Objects.requireNonNull(descriptor);
    if (descriptor.isEmpty()) throw Names.notAReference(descriptor);
    if (Names.dimensions(descriptor) > 0 || descriptor.length() > 1) return new ReferenceClass(descriptor);
    return PrimitiveClass.of(descriptor);
  }

  default ClassDesc arrayType() {
    if (Names.dimensions(descriptorString()) >= Names.MAX_DIMENSIONS) {
      throw new IllegalStateException("Cannot create an array type descriptor with more than " + Names.MAX_DIMENSIONS + " dimensions");
    }
    return arrayType(1);
  }

  // With so many dimensions more.
  default ClassDesc arrayType(int rank) {
    int own = Names.dimensions(descriptorString());
    if (rank <= 0 || own + rank > Names.MAX_DIMENSIONS) throw new IllegalArgumentException("rank: " + own + rank);
    return ofDescriptor("[".repeat(rank) + descriptorString());
  }

  default ClassDesc nested(String nestedName) {
    Names.checkMember(nestedName, false);
    if (!isClassOrInterface()) throw new IllegalStateException("Outer class is not a class or interface type");
    return ofDescriptor(Names.withoutEnd(descriptorString()) + "$" + nestedName + ";");
  }

  default ClassDesc nested(String firstNestedName, String... moreNestedNames) {
    if (!isClassOrInterface()) throw new IllegalStateException("Outer class is not a class or interface type");
    Names.checkMember(firstNestedName, false);
    ClassDesc result = nested(firstNestedName);
    for (String each : moreNestedNames) {
      Names.checkMember(each, false);
      result = result.nested(each);
    }
    return result;
  }

  default boolean isArray() {
    return descriptorString().startsWith("[");
  }

  default boolean isPrimitive() {
    return descriptorString().length() == 1;
  }

  default boolean isClassOrInterface() {
    return descriptorString().startsWith("L");
  }

  // Null: it is no array.
  default ClassDesc componentType() {
    return isArray() ? ofDescriptor(descriptorString().substring(1)) : null;
  }

  // Empty for the unnamed package, for primitive types and arrays.
  default String packageName() {
    if (!isClassOrInterface()) return "";
    String name = Names.binary(descriptorString());
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }

  // The name without its package: "Map$Entry", "int[]".
  default String displayName() {
    return Names.display(descriptorString());
  }

  String descriptorString();

  boolean equals(Object o);
}
