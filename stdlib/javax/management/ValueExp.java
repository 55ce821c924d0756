// A value in a query.
package javax.management;

import java.io.Serializable;

public interface ValueExp extends Serializable {
  ValueExp apply(ObjectName name)
      throws BadStringOperationException, BadBinaryOpValueExpException, BadAttributeValueExpException, InvalidApplicationException;

  @Deprecated
  void setMBeanServer(MBeanServer server);
}
