// Recognises users by name and password (RFC 7617).
package com.sun.net.httpserver;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;

public abstract class BasicAuthenticator extends Authenticator {
  protected final String realm;
  private final Charset charset;

  public BasicAuthenticator(String realm) {
    this(realm, StandardCharsets.UTF_8);
  }

  public BasicAuthenticator(String realm, Charset charset) {
    this.charset = Objects.requireNonNull(charset);
    if (realm.isEmpty()) throw new IllegalArgumentException("realm must not be empty");
    this.realm = realm;
  }

  public String getRealm() {
    return realm;
  }

  @Override
  public Result authenticate(HttpExchange exch) {
    String field = exch.getRequestHeaders().getFirst("Authorization");
    if (field == null) {
      ask(exch);
      return new Retry(401);
    }
    int space = field.indexOf(' ');
    if (space < 0 || !field.substring(0, space).equals("Basic")) return new Failure(401);
    String both = new String(Base64.getDecoder().decode(field.substring(space + 1)), charset);
    int colon = both.indexOf(':');
    String name = both.substring(0, colon);
    if (checkCredentials(name, both.substring(colon + 1))) return new Success(new HttpPrincipal(name, realm));
    ask(exch);
    return new Failure(401);
  }

  private void ask(HttpExchange exchange) {
    String challenge = "Basic realm=\"" + realm + "\"";
    if (charset.equals(StandardCharsets.UTF_8)) challenge += ", charset=\"UTF-8\"";
    exchange.getResponseHeaders().set("WWW-Authenticate", challenge);
  }

  public abstract boolean checkCredentials(String username, String password);
}
