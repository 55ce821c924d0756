// Attributes with their values. Others may be put in until somebody has called asList.
package javax.management;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

public class AttributeList extends ArrayList<Object> {
  private static final long serialVersionUID = -4077085769279709076L;

  private transient boolean onlyAttributes;  // somebody has asked for the list of them

  public AttributeList() {}

  public AttributeList(int initialCapacity) {
    super(initialCapacity);
  }

  public AttributeList(AttributeList list) {
    super(list);
  }

  public AttributeList(List<Attribute> list) {
    if (list == null) throw new IllegalArgumentException("Null parameter");
    super.addAll(list);
  }

  @Override
  public boolean add(Object element) {
    check(element);
    return super.add(element);
  }

  @Override
  public void add(int index, Object element) {
    check(element);
    super.add(index, element);
  }

  @Override
  public boolean addAll(Collection<?> c) {
    for (Object each : c) check(each);
    return super.addAll(c);
  }

  @Override
  public boolean addAll(int index, Collection<?> c) {
    for (Object each : c) check(each);
    return super.addAll(index, c);
  }

  @Override
  public Object set(int index, Object element) {
    check(element);
    return super.set(index, element);
  }

  private void check(Object element) {
    if (onlyAttributes) checked(element);
  }

  private static void checked(Object element) {
    if (element instanceof Attribute) return;
    throw new IllegalArgumentException("Not an Attribute: " + element);
  }

  @SuppressWarnings("unchecked")
  public List<Attribute> asList() {
    for (Object each : this) checked(each);
    onlyAttributes = true;
    return (List<Attribute>) (List<?>) this;
  }

  public void add(Attribute object) {
    super.add(object);
  }

  private static RuntimeOperationsException outOfBounds(IndexOutOfBoundsException e) {
    return new RuntimeOperationsException(e, "The specified index is out of range");
  }

  public void add(int index, Attribute object) {
    try {
      super.add(index, object);
    } catch (IndexOutOfBoundsException e) {
      throw outOfBounds(e);
    }
  }

  public void set(int index, Attribute object) {
    try {
      super.set(index, object);
    } catch (IndexOutOfBoundsException e) {
      throw outOfBounds(e);
    }
  }

  public boolean addAll(AttributeList list) {
    return super.addAll(list);
  }

  public boolean addAll(int index, AttributeList list) {
    try {
      return super.addAll(index, list);
    } catch (IndexOutOfBoundsException e) {
      throw outOfBounds(e);
    }
  }
}
