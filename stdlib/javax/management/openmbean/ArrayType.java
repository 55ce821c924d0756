// The open type of arrays.
package javax.management.openmbean;

import heddle.Reflection;
import java.lang.reflect.Array;

public class ArrayType<T> extends OpenType<T> {
  private static final long serialVersionUID = 720504429830309770L;

  private static final String CODES = "ZCBSIJFD";
  private static final SimpleType<?>[] BOXES = {SimpleType.BOOLEAN, SimpleType.CHARACTER, SimpleType.BYTE, SimpleType.SHORT,
    SimpleType.INTEGER, SimpleType.LONG, SimpleType.FLOAT, SimpleType.DOUBLE};

  private final int dimension;
  private final OpenType<?> elementType;  // no array
  private final boolean primitiveArray;

  public ArrayType(int dimension, OpenType<?> elementType) throws OpenDataException {
    this(whole(dimension, elementType), innermost(elementType), false);
  }

  public ArrayType(SimpleType<?> elementType, boolean primitiveArray) throws OpenDataException {
    this(1, elementType, primitiveArray);
  }

  private ArrayType(int dimension, OpenType<?> elementType, boolean primitive) throws OpenDataException {
    super(nameOf(dimension, elementType, primitive), nameOf(dimension, elementType, primitive),
        describe(dimension, elementType, primitive));
    this.dimension = dimension;
    this.elementType = elementType;
    primitiveArray = primitive;
  }

  private static int whole(int dimension, OpenType<?> elementType) {
    if (dimension < 1) throw new IllegalArgumentException("Invalid argument: dimension must be greater than 0");
    return elementType.isArray() ? dimension + ((ArrayType<?>) elementType).dimension : dimension;
  }

  private static OpenType<?> innermost(OpenType<?> type) {
    return type.isArray() ? ((ArrayType<?>) type).elementType : type;
  }

  private static String nameOf(int dimension, OpenType<?> element, boolean primitive) throws OpenDataException {
    String brackets = "[".repeat(dimension);
    return brackets + (primitive ? String.valueOf(codeOf(element)) : "L" + element.getClassName() + ";");
  }

  private static char codeOf(OpenType<?> element) throws OpenDataException {
    for (int i = 0; i < BOXES.length; i++) {
      if (BOXES[i].equals(element)) return CODES.charAt(i);
    }
    throw new OpenDataException("\"" + element.getClassName() + "\" is not a valid primitive wrapper class name");
  }

  private static String describe(int dimension, OpenType<?> element, boolean primitive) throws OpenDataException {
    String name = primitive ? Reflection.ofDescriptor(String.valueOf(codeOf(element))).getName() : element.getTypeName();
    return dimension + "-dimension array of " + name;
  }

  public static <E> ArrayType<E[]> getArrayType(OpenType<E> elementType) throws OpenDataException {
    if (elementType instanceof ArrayType && ((ArrayType<?>) elementType).primitiveArray) {
      ArrayType<?> inner = (ArrayType<?>) elementType;
      return new ArrayType<>(inner.dimension + 1, inner.elementType, true);
    }
    return new ArrayType<>(1, elementType);
  }

  // Null: none of an array of primitive values.
  public static <T> ArrayType<T> getPrimitiveArrayType(Class<T> arrayClass) {
    String name = arrayClass.getName();
    int code = name.startsWith("[") ? CODES.indexOf(name.charAt(name.length() - 1)) : -1;
    if (code < 0) throw new IllegalArgumentException("component type of the array must be a primitive type");
    try {
      return new ArrayType<>(name.length() - 1, BOXES[code], true);
    } catch (OpenDataException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public int getDimension() {
    return dimension;
  }

  public OpenType<?> getElementOpenType() {
    return elementType;
  }

  public boolean isPrimitiveArray() {
    return primitiveArray;
  }

  @Override
  public boolean isValue(Object object) {
    if (object == null || !object.getClass().isArray()) return false;
    if (elementType instanceof SimpleType) return getClassName().equals(object.getClass().getName());
    return fits(object, dimension);
  }

  private boolean fits(Object array, int depth) {
    if (array == null) return true;
    if (depth == 0) return elementType.isValue(array);
    if (!array.getClass().isArray()) return false;
    for (int i = 0; i < Array.getLength(array); i++) {
      if (!fits(Array.get(array, i), depth - 1)) return false;
    }
    return true;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof ArrayType)) return false;
    ArrayType<?> other = (ArrayType<?>) object;
    return dimension == other.dimension && elementType.equals(other.elementType) && primitiveArray == other.primitiveArray;
  }

  @Override
  public int hashCode() {
    return dimension + elementType.hashCode() + Boolean.hashCode(primitiveArray);
  }

  @Override
  public String toString() {
    return getClass().getName() + "(name=" + getTypeName() + ",dimension=" + dimension + ",elementType=" + elementType
        + ",primitiveArray=" + primitiveArray + ")";
  }
}
