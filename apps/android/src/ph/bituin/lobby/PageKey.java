package ph.bituin.lobby;

import java.math.BigInteger;
import java.security.SecureRandom;

/**
 * Every frame sees the bridge, games and payment pages included. What acts on the phone therefore takes a key that only
 * the page of our own origin is given, another for each page.
 */
final class PageKey {
  private final SecureRandom random = new SecureRandom();
  private String key = "";

  synchronized void forget() {
    key = "";
  }

  /** The script that gives our page its key, and tells it that the bridge is ready. */
  synchronized String handOver() {
    if (key.isEmpty()) key = new BigInteger(128, random).toString(36);
    String detail = "{detail:{kind:'ready',value:'" + key + "'}}";
    return "window.__lobbyKey='" + key + "';dispatchEvent(new CustomEvent('lobby-native'," + detail + "))";
  }

  synchronized boolean fits(String given) {
    return !key.isEmpty() && key.equals(given);
  }
}
