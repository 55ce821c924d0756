// Decides whether a request may be handled, and for whom.
package com.sun.net.httpserver;

public abstract class Authenticator {
  protected Authenticator() {}

  public abstract static class Result {
    protected Result() {}
  }

  // It may not; the answer has that code.
  public static class Failure extends Result {
    private final int responseCode;

    public Failure(int responseCode) {
      this.responseCode = responseCode;
    }

    public int getResponseCode() {
      return responseCode;
    }
  }

  public static class Success extends Result {
    private final HttpPrincipal principal;

    public Success(HttpPrincipal p) {
      principal = p;
    }

    public HttpPrincipal getPrincipal() {
      return principal;
    }
  }

  // It may be if it comes again with more; the answer has that code.
  public static class Retry extends Result {
    private final int responseCode;

    public Retry(int responseCode) {
      this.responseCode = responseCode;
    }

    public int getResponseCode() {
      return responseCode;
    }
  }

  public abstract Result authenticate(HttpExchange exch);
}
