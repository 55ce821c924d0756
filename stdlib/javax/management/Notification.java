// What a bean tells its listeners.
package javax.management;

import java.util.EventObject;

public class Notification extends EventObject {
  private static final long serialVersionUID = -7516092053498031989L;

  protected Object source;

  private final String type;
  private long sequenceNumber;
  private long timeStamp;
  private Object userData;
  private final String message;

  public Notification(String type, Object source, long sequenceNumber) {
    this(type, source, sequenceNumber, "");
  }

  public Notification(String type, Object source, long sequenceNumber, String message) {
    this(type, source, sequenceNumber, System.currentTimeMillis(), message);
  }

  public Notification(String type, Object source, long sequenceNumber, long timeStamp) {
    this(type, source, sequenceNumber, timeStamp, "");
  }

  public Notification(String type, Object source, long sequenceNumber, long timeStamp, String message) {
    super(source);
    this.source = source;
    this.type = type;
    this.sequenceNumber = sequenceNumber;
    this.timeStamp = timeStamp;
    this.message = message;
  }

  public void setSource(Object source) {
    super.source = source;
    this.source = source;
  }

  public long getSequenceNumber() {
    return sequenceNumber;
  }

  public void setSequenceNumber(long sequenceNumber) {
    this.sequenceNumber = sequenceNumber;
  }

  public String getType() {
    return type;
  }

  public long getTimeStamp() {
    return timeStamp;
  }

  public void setTimeStamp(long timeStamp) {
    this.timeStamp = timeStamp;
  }

  public String getMessage() {
    return message;
  }

  public Object getUserData() {
    return userData;
  }

  public void setUserData(Object userData) {
    this.userData = userData;
  }

  @Override
  public String toString() {
    return super.toString() + "[type=" + type + "][message=" + message + "]";
  }
}
