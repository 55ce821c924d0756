// Says by which proxies something is asked for. As long as the program has set no other one, by none.
package java.net;

import java.io.IOException;
import java.util.List;

public abstract class ProxySelector {
  // One and the same for all of http.
  private static final class Fixed extends ProxySelector {
    private static final List<Proxy> NONE = List.of(Proxy.NO_PROXY);

    private final List<Proxy> chosen;

    Fixed(InetSocketAddress address) {
      // (Its name is looked up when it is used.)
      chosen = address == null ? NONE
          : List.of(new Proxy(Proxy.Type.HTTP, address.isUnresolved() ? new InetSocketAddress(address.getHostName(), address.getPort()) : address));
    }

    @Override
    public List<Proxy> select(URI uri) {
      String scheme = uri.getScheme().toLowerCase();
      return scheme.equals("http") || scheme.equals("https") ? chosen : NONE;
    }

    @Override
    public void connectFailed(URI uri, SocketAddress sa, IOException e) {}
  }

  private static volatile ProxySelector systemWide = new Fixed(null);

  public ProxySelector() {}

  public static ProxySelector getDefault() {
    return systemWide;
  }

  public static void setDefault(ProxySelector ps) {
    systemWide = ps;
  }

  public static ProxySelector of(InetSocketAddress proxyAddress) {
    return new Fixed(proxyAddress);
  }

  public abstract List<Proxy> select(URI uri);

  public abstract void connectFailed(URI uri, SocketAddress sa, IOException ioe);
}
