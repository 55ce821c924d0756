// A name and a password, as an Authenticator gives them.
package java.net;

public final class PasswordAuthentication {
  private final String userName;
  private final char[] password;

  public PasswordAuthentication(String userName, char[] password) {
    this.userName = userName;
    this.password = password.clone();
  }

  public String getUserName() {
    return userName;
  }

  public char[] getPassword() {
    return password;
  }
}
