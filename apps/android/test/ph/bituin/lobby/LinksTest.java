package ph.bituin.lobby;

/** Runs on any Java: every address that a page, a game or another app may send. */
final class LinksTest {
  private static final String ORIGIN = "https://play.example.ph";
  private static final String HOME = ORIGIN + "/lobby/home";
  private static final Links links = new Links(ORIGIN);
  private static int checked;

  private LinksTest() {}

  public static void main(String[] none) {
    mainFrame();
    framesOfOthers();
    appLinks();
    entries();
    referrers();
    System.out.println(checked + " addresses checked");
  }

  private static void mainFrame() {
    leads(HOME, Links.STAY, "");
    leads("HTTPS://PLAY.EXAMPLE.PH/lobby/home", Links.STAY, "");
    leads(ORIGIN + "/search?q=a|b", Links.STAY, "");
    leads("https://play.example.ph.evil.example/", Links.OUTSIDE, "https://play.example.ph.evil.example/");
    leads("https://play.example.ph@evil.example/", Links.OUTSIDE, "https://play.example.ph@evil.example/");
    leads("https://evil.example/?" + ORIGIN, Links.OUTSIDE, "https://evil.example/?" + ORIGIN);
    leads("https://play.example.ph:8443/", Links.OUTSIDE, "https://play.example.ph:8443/");
    leads("http://play.example.ph/", Links.OUTSIDE, "http://play.example.ph/");
    leads("tel:+639171234567", Links.OUTSIDE, "tel:+639171234567");
    leads("mailto:help@example.ph", Links.OUTSIDE, "mailto:help@example.ph");
    leads("gcash://pay?x=1", Links.OUTSIDE, "gcash://pay?x=1");
    leads("javascript:alert(1)", Links.REFUSE, "");
    leads("file:///data/data/ph.bituin.lobby/shared_prefs/lobby.xml", Links.REFUSE, "");
    leads("content://media/external/images/1", Links.REFUSE, "");
    leads("data:text/html,<h1>hi</h1>", Links.REFUSE, "");
    leads("filesystem:" + ORIGIN + "/temporary/x", Links.REFUSE, "");
    leads("", Links.REFUSE, "");
    leads("no address", Links.REFUSE, "");
  }

  private static void framesOfOthers() {
    is("a game's frame", links.wayOf("https://studio.example/play", HOME, false).kind, Links.STAY);
    is("a frame without TLS", links.wayOf("http://studio.example/play", HOME, false).kind, Links.REFUSE);
    is("a frame that shares", links.wayOf("lobbyph://share?text=x", HOME, false).kind, Links.REFUSE);
    is("a frame that opens a file", links.wayOf("file:///etc/hosts", HOME, false).kind, Links.REFUSE);
    is("a foreign page that shares", links.wayOf("lobbyph://share?text=x", "https://evil.example/", true).kind, Links.REFUSE);
    is("no page that shares", links.wayOf("lobbyph://share?text=x", null, true).kind, Links.REFUSE);
  }

  private static void appLinks() {
    leads("lobbyph://share?text=Join+me&url=https%3A%2F%2Fplay.example.ph%2F%3Fi%3D7", Links.SHARE, "Join me " + ORIGIN + "/?i=7");
    leads("lobbyph://open?path=%2Factivity%2Fspin", Links.INSIDE, ORIGIN + "/activity/spin");
    leads("lobbyph://open?path=%2F%2Fevil.example", Links.REFUSE, "");
    leads("lobbyph://open?path=%2F%5Cevil.example", Links.REFUSE, "");
    leads("lobbyph://open?path=%40evil.example", Links.REFUSE, "");
    leads("lobbyph://service?url=https%3A%2F%2Ft.me%2Fhelp&isOut=1", Links.OUTSIDE, "https://t.me/help");
    leads("lobbyph://service?url=https%3A%2F%2Ft.me%2Fhelp&isOut=0", Links.OUTSIDE, "https://t.me/help");
    leads("lobbyph://service?url=https%3A%2F%2Fplay.example.ph%2Fservice&isOut=0", Links.INSIDE, ORIGIN + "/service");
    leads("lobbyph://service?url=https%3A%2F%2Fplay.example.ph%2Fservice&isOut=1", Links.OUTSIDE, ORIGIN + "/service");
    leads("lobbyph://service?url=javascript%3Aalert(1)&isOut=1", Links.REFUSE, "");
    leads("lobbyph://service?url=file%3A%2F%2F%2Fetc%2Fhosts&isOut=1", Links.REFUSE, "");
    leads("lobbyph://service?url=%zz&isOut=1", Links.REFUSE, "");
    leads("lobbyph://service", Links.REFUSE, "");
    leads("lobbyph://unknown?url=https%3A%2F%2Ft.me", Links.REFUSE, "");
  }

  private static void entries() {
    String start = ORIGIN + "/?source=app";
    is("no link", links.entryOf(null, start), start);
    is("our link", links.entryOf(ORIGIN + "/activity/spin?inviteCode=7", start), ORIGIN + "/activity/spin?inviteCode=7");
    is("another's link", links.entryOf("https://evil.example/", start), start);
    is("an app link", links.entryOf("lobbyph://open?path=/rewards", start), ORIGIN + "/rewards");
    is("a link away", links.entryOf("lobbyph://open?path=//evil.example", start), start);
    is("a share link", links.entryOf("lobbyph://share?text=x", start), start);
    is("a script", links.entryOf("javascript:alert(1)", start), start);
  }

  private static void referrers() {
    String ours = "install_referrer=h5dl&inviteCode=12345&afuid=a-1.2";
    is("our referrer", Referrer.queryOf(ours), ours);
    is("ours in another order", Referrer.queryOf("afuid=a&install_referrer=h5dl"), "afuid=a&install_referrer=h5dl");
    is("somebody's notes", Referrer.queryOf("my password is h5dl"), "");
    is("a script", Referrer.queryOf("install_referrer=h5dl&x=<script>"), "");
    is("nothing", Referrer.queryOf(null), "");
    is("too much", Referrer.queryOf("install_referrer=h5dl&x=" + new String(new char[2000]).replace('\0', 'a')), "");
    is("a value", Referrer.valueOf(ours, "afuid"), "a-1.2");
    is("no value", Referrer.valueOf(ours, "fbp"), "");
    is("added", Referrer.addTo("https://a.example/?b=c", "d=e"), "https://a.example/?b=c&d=e");
  }

  private static void leads(String address, int kind, String target) {
    Links.Way way = links.wayOf(address, HOME, true);
    is(address, way.kind, kind);
    is(address, way.target, target);
  }

  private static void is(String what, Object actual, Object expected) {
    checked++;
    if (!actual.equals(expected)) throw new AssertionError(what + ": " + actual + " instead of " + expected);
  }
}
