package ph.bituin.lobby;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Decides what becomes of an address that a page wants to open. Without Android's classes, so that any Java can test it. */
final class Links {
  /** Where an address leads. */
  static final int STAY = 0; // the web view follows it
  static final int INSIDE = 1; // the web view is sent to `target`
  static final int OUTSIDE = 2; // another app opens `target`
  static final int SHARE = 3; // the share sheet opens with `target`
  static final int REFUSE = 4;

  static final String SCHEME = "lobbyph";

  static final class Way {
    final int kind;
    final String target;

    Way(int kind, String target) {
      this.kind = kind;
      this.target = target;
    }
  }

  private static final Way STAYS = new Way(STAY, "");
  private static final Way REFUSED = new Way(REFUSE, "");

  private final String origin;

  /** @param origin the only origin whose pages this app shows by themselves: scheme, host and port */
  Links(String origin) {
    this.origin = origin;
  }

  boolean isOurs(String address) {
    return address != null && origin.equals(originOf(address));
  }

  /**
   * @param page the page that the main frame shows
   * @param mainFrame whether the address would replace it; games and payment pages are frames inside it
   */
  Way wayOf(String address, String page, boolean mainFrame) {
    String scheme = schemeOf(address);
    if (scheme.equals(SCHEME)) return mainFrame && isOurs(page) ? appWay(address) : REFUSED;
    if (scheme.equals("about") || scheme.equals("blob")) return STAYS;
    if (!mainFrame) return scheme.equals("https") || scheme.equals("data") || isOurs(address) ? STAYS : REFUSED;
    if (isOurs(address)) return STAYS;
    return isForOthers(scheme) ? new Way(OUTSIDE, address) : REFUSED;
  }

  /** Where the app begins when a link opens it: the path of an app link or of our own site, else the start page. */
  String entryOf(String address, String start) {
    if (address == null) return start;
    if (isOurs(address)) return address;
    if (!schemeOf(address).equals(SCHEME) || !"open".equals(hostOf(address))) return start;
    return inside(parametersOf(address).get("path"), start);
  }

  private Way appWay(String address) {
    Map<String, String> given = parametersOf(address);
    String host = hostOf(address);
    if (host.equals("share")) return new Way(SHARE, (orEmpty(given.get("text")) + " " + orEmpty(given.get("url"))).trim());
    if (host.equals("open")) {
      String target = inside(given.get("path"), "");
      return target.isEmpty() ? REFUSED : new Way(INSIDE, target);
    }
    return host.equals("service") ? serviceWay(orEmpty(given.get("url")), "1".equals(given.get("isOut"))) : REFUSED;
  }

  /** A contact on our own site stays unless it is meant for outside; everybody else's opens in its own app. */
  private Way serviceWay(String url, boolean isOut) {
    if (isOurs(url) && !isOut) return new Way(INSIDE, url);
    return isForOthers(schemeOf(url)) ? new Way(OUTSIDE, url) : REFUSED;
  }

  private String inside(String path, String otherwise) {
    boolean isPath = path != null && path.startsWith("/") && !path.startsWith("//") && path.indexOf('\\') < 0;
    return isPath && isOurs(origin + path) ? origin + path : otherwise;
  }

  private static boolean isForOthers(String scheme) {
    switch (scheme) {
      case "":
      case "javascript":
      case "data":
      case "file":
      case "content":
      case "filesystem":
      case "about":
      case "blob":
      case SCHEME:
        return false;
      default:
        return true;
    }
  }

  private static String schemeOf(String address) {
    int colon = address == null ? -1 : address.indexOf(':');
    if (colon < 1) return "";
    String scheme = address.substring(0, colon).trim().toLowerCase(Locale.ROOT);
    return scheme.matches("[a-z][a-z0-9+.-]*") ? scheme : "";
  }

  private static String originOf(String address) {
    try {
      URI uri = new URI(address);
      if (uri.getHost() == null || uri.getUserInfo() != null) return "";
      String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      return uri.getScheme().toLowerCase(Locale.ROOT) + "://" + uri.getHost().toLowerCase(Locale.ROOT) + port;
    } catch (URISyntaxException malformed) {
      return lenientOriginOf(address);
    }
  }

  /** Web addresses may hold characters that RFC 2396 refuses, such as | in a query: only what precedes the path counts. */
  private static String lenientOriginOf(String address) {
    int path = address.indexOf("://");
    if (path < 0) return "";
    int end = path + 3;
    while (end < address.length() && "/?#".indexOf(address.charAt(end)) < 0) end++;
    String head = address.substring(0, end);
    try {
      new URI(head);
    } catch (URISyntaxException malformed) {
      return "";
    }
    return originOf(head);
  }

  private static String hostOf(String address) {
    String rest = address.substring(address.indexOf(':') + 1);
    if (!rest.startsWith("//")) return "";
    return rest.substring(2).split("[/?#]", 2)[0].toLowerCase(Locale.ROOT);
  }

  private static Map<String, String> parametersOf(String address) {
    Map<String, String> found = new LinkedHashMap<String, String>();
    int query = address.indexOf('?');
    if (query < 0) return found;
    for (String pair : address.substring(query + 1).split("#", 2)[0].split("&")) {
      String[] parts = pair.split("=", 2);
      if (parts.length == 2) found.put(parts[0], decoded(parts[1]));
    }
    return found;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, "UTF-8");
    } catch (java.io.UnsupportedEncodingException | IllegalArgumentException malformed) {
      return "";
    }
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }
}
