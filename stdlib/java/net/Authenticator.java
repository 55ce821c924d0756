// Asked for a name and a password when a server wants one. One of them is asked by connections of URLs.
package java.net;

public abstract class Authenticator {
  private static volatile Authenticator systemWide;  // null: none

  // About the request at hand, while it is asked.
  private String host;
  private InetAddress address;
  private int port;
  private String protocol;
  private String prompt;
  private String scheme;
  private URL url;
  private RequestorType type;

  public enum RequestorType {
    PROXY, SERVER
  }

  public Authenticator() {
    reset();
  }

  private void reset() {
    host = protocol = prompt = scheme = null;
    address = null;
    port = -1;
    url = null;
    type = RequestorType.SERVER;
  }

  public static synchronized void setDefault(Authenticator a) {
    systemWide = a;
  }

  public static Authenticator getDefault() {
    return systemWide;
  }

  public static PasswordAuthentication requestPasswordAuthentication(
      InetAddress addr, int port, String protocol, String prompt, String scheme) {
    return requestPasswordAuthentication(null, addr, port, protocol, prompt, scheme);
  }

  public static PasswordAuthentication requestPasswordAuthentication(
      String host, InetAddress addr, int port, String protocol, String prompt, String scheme) {
    return requestPasswordAuthentication(host, addr, port, protocol, prompt, scheme, null, RequestorType.SERVER);
  }

  public static PasswordAuthentication requestPasswordAuthentication(
      String host, InetAddress addr, int port, String protocol, String prompt, String scheme, URL url, RequestorType reqType) {
    return requestPasswordAuthentication(null, host, addr, port, protocol, prompt, scheme, url, reqType);
  }

  // The one that is given, or else that of the system.
  public static PasswordAuthentication requestPasswordAuthentication(
      Authenticator authenticator, String host, InetAddress addr, int port, String protocol, String prompt, String scheme, URL url,
      RequestorType reqType) {
    Authenticator asked = authenticator == null ? systemWide : authenticator;
    if (asked == null) return null;
    return asked.requestPasswordAuthenticationInstance(host, addr, port, protocol, prompt, scheme, url, reqType);
  }

  public PasswordAuthentication requestPasswordAuthenticationInstance(
      String host, InetAddress addr, int port, String protocol, String prompt, String scheme, URL url, RequestorType reqType) {
    synchronized (this) {
      reset();
      this.host = host;
      address = addr;
      this.port = port;
      this.protocol = protocol;
      this.prompt = prompt;
      this.scheme = scheme;
      this.url = url;
      type = reqType;
      return getPasswordAuthentication();
    }
  }

  protected PasswordAuthentication getPasswordAuthentication() {
    return null;
  }

  protected final String getRequestingHost() {
    return host;
  }

  protected final InetAddress getRequestingSite() {
    return address;
  }

  protected final int getRequestingPort() {
    return port;
  }

  protected final String getRequestingProtocol() {
    return protocol;
  }

  protected final String getRequestingPrompt() {
    return prompt;
  }

  protected final String getRequestingScheme() {
    return scheme;
  }

  protected URL getRequestingURL() {
    return url;
  }

  protected RequestorType getRequestorType() {
    return type;
  }
}
