// A user that a server has recognised by name, in a realm.
package com.sun.net.httpserver;

import java.security.Principal;
import java.util.Objects;

public class HttpPrincipal implements Principal {
  private final String username;
  private final String realm;

  public HttpPrincipal(String username, String realm) {
    this.username = Objects.requireNonNull(username);
    this.realm = Objects.requireNonNull(realm);
  }

  @Override
  public boolean equals(Object another) {
    if (!(another instanceof HttpPrincipal)) return false;
    HttpPrincipal other = (HttpPrincipal) another;
    return username.equals(other.username) && realm.equals(other.realm);
  }

  @Override
  public String getName() {
    return realm + ":" + username;
  }

  public String getUsername() {
    return username;
  }

  public String getRealm() {
    return realm;
  }

  @Override
  public int hashCode() {
    return (username + realm).hashCode();
  }

  @Override
  public String toString() {
    return getName();
  }
}
