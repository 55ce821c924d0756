// Named values that say more of a feature of a bean. Names are the same in upper and lower case.
package javax.management;

import java.io.Serializable;

public interface Descriptor extends Serializable, Cloneable {
  Object getFieldValue(String fieldName);

  void setField(String fieldName, Object fieldValue);

  // "name=value"
  String[] getFields();

  String[] getFieldNames();

  Object[] getFieldValues(String... fieldNames);

  void removeField(String fieldName);

  void setFields(String[] fieldNames, Object[] fieldValues);

  Object clone();

  boolean isValid();

  boolean equals(Object object);

  int hashCode();
}
