// A bean of the VM: it has a name.
package java.lang.management;

import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

class PlatformBean implements PlatformManagedObject {
  private final ObjectName objectName;

  PlatformBean(String objectName) {
    this.objectName = nameOf(objectName);
  }

  static ObjectName nameOf(String name) {
    try {
      return new ObjectName(name);
    } catch (MalformedObjectNameException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  public ObjectName getObjectName() {
    return objectName;
  }
}
