package ph.bituin.lobby;

/**
 * What the download page put on the clipboard: who invited the player, and which advertisement brought them. It is read
 * once, at the first start, and only text that begins as ours is looked at.
 */
final class Referrer {
  private static final String MARK = "install_referrer=h5dl";
  private static final int LENGTH_MAX = 2000;

  private Referrer() {}

  /** The query for the first page; empty if the text is not ours. */
  static String queryOf(String clipboard) {
    if (clipboard == null || clipboard.length() > LENGTH_MAX) return "";
    boolean isOurs = clipboard.startsWith(MARK + "&") || clipboard.equals(MARK) || clipboard.contains("&" + MARK);
    return isOurs && clipboard.matches("[A-Za-z0-9_.%*+&=-]+") ? clipboard : "";
  }

  /** A parameter of that query; empty if it is missing. */
  static String valueOf(String query, String name) {
    for (String pair : query.split("&")) {
      if (pair.startsWith(name + "=")) return pair.substring(name.length() + 1);
    }
    return "";
  }

  /** The address with the query's parameters added. */
  static String addTo(String address, String query) {
    if (query.isEmpty()) return address;
    return address + (address.indexOf('?') < 0 ? "?" : "&") + query;
  }
}
