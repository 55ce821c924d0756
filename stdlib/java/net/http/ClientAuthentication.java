// The passwords that the client's authenticator gives for one request (RFC 7617, Basic). Those that a server has taken are kept
// by the client, and sent at once with requests to what lies below the same path.
package java.net.http;

import heddle.BasicChallenge;
import java.io.IOException;
import java.net.Authenticator;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.PasswordAuthentication;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

final class ClientAuthentication {
  private static final int MOST_ATTEMPTS = 3;

  // By the URI of the folder that they count for.
  static final class Known {
    private final Map<String, String> credentials = new ConcurrentHashMap<>();

    // Null: none.
    String of(URI uri) {
      String best = null;
      for (String folder : credentials.keySet()) {
        if (folder(uri).startsWith(folder) && (best == null || folder.length() > best.length())) best = folder;
      }
      return best == null ? null : credentials.get(best);
    }
  }

  private final LoopbackClient client;
  private String credentials;  // the value of the field Authorization; null: none
  private int attempts;

  ClientAuthentication(LoopbackClient client) {
    this.client = client;
  }

  private static String folder(URI uri) {
    String path = uri.getPath();
    return uri.getScheme() + "://" + uri.getAuthority() + path.substring(0, path.lastIndexOf('/') + 1);
  }

  // Null: none, or those that the program has given itself; they have not been refused yet.
  String credentials(HttpRequest request, URI uri) {
    if (client.authenticator().isEmpty()) return null;
    if (credentials == null && request.headers().firstValue("Authorization").isEmpty()) credentials = client.known().of(uri);
    return credentials;
  }

  // The request goes elsewhere.
  void forget() {
    credentials = null;
  }

  // Whether the request is to be sent once more, with a password.
  boolean isTriedAgain(URI uri, HttpResponse<?> response) throws IOException {
    Authenticator authenticator = client.authenticator().orElse(null);
    if (authenticator == null) return false;
    if (response.statusCode() != 401) {
      if (credentials != null) client.known().credentials.put(folder(uri), credentials);
      return false;
    }
    List<String> challenges = response.headers().allValues("WWW-Authenticate");
    if (challenges.isEmpty()) throw new IOException("WWW-Authenticate header missing for response code 401");
    BasicChallenge challenge = BasicChallenge.among(challenges);
    if (challenge == null) return false;
    if (attempts++ > MOST_ATTEMPTS) throw new IOException("too many authentication attempts. Limit: " + MOST_ATTEMPTS);
    client.known().credentials.remove(folder(uri));
    PasswordAuthentication password = ask(authenticator, uri, challenge.realm());
    if (password == null) throw new IOException("No credentials provided");
    credentials = challenge.credentials(password);
    return true;
  }

  private static PasswordAuthentication ask(Authenticator authenticator, URI uri, String realm) throws IOException {
    try {
      return authenticator.requestPasswordAuthenticationInstance(uri.getHost(), InetAddress.getByName(uri.getHost()),
          uri.getPort(), uri.getScheme(), realm, "basic", uri.toURL(), Authenticator.RequestorType.SERVER);
    } catch (MalformedURLException e) {
      throw new IOException(e);
    }
  }
}
