// A channel that can be asked not to wait. There are no selectors here.
package java.nio.channels;

import java.io.IOException;
import java.nio.channels.spi.AbstractInterruptibleChannel;

public abstract class SelectableChannel extends AbstractInterruptibleChannel implements Channel {
  protected SelectableChannel() {}

  public abstract int validOps();

  public abstract boolean isRegistered();

  public abstract SelectableChannel configureBlocking(boolean block) throws IOException;

  public abstract boolean isBlocking();

  public abstract Object blockingLock();
}
