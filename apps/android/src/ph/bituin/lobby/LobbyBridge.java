package ph.bituin.lobby;

import android.content.Context;
import android.content.SharedPreferences;
import android.os.Build;
import android.os.Vibrator;
import android.webkit.JavascriptInterface;
import java.math.BigInteger;
import java.security.SecureRandom;

/** `window.LobbyNative`. Its getters and the vibration are harmless in any frame; what acts takes the page's key. */
final class LobbyBridge {
  private static final int VIBRATION_MS_MAX = 80;
  private static final int FILE_LENGTH_MAX = 16 * 1024 * 1024;
  private static final int TEXT_LENGTH_MAX = 240;

  private final MainActivity activity;
  private final PageKey key;
  private final Notices notices;

  LobbyBridge(MainActivity activity, PageKey key, Notices notices) {
    this.activity = activity;
    this.key = key;
    this.notices = notices;
  }

  /** The attribution: that of the visit which downloaded the app, else one of this installation. */
  @JavascriptInterface public String getAfuid() {
    SharedPreferences facts = activity.getSharedPreferences("lobby", Context.MODE_PRIVATE);
    String known = facts.getString("afuid", null);
    if (known != null) return known;
    String made = System.currentTimeMillis() + "-" + new BigInteger(62, new SecureRandom());
    facts.edit().putString("afuid", made).apply();
    return made;
  }

  static void keepAttribution(Context context, String afuid) {
    if (!afuid.matches("[A-Za-z0-9_.-]{1,128}")) return;
    context.getSharedPreferences("lobby", Context.MODE_PRIVATE).edit().putString("afuid", afuid).apply();
  }

  @JavascriptInterface public String getVersion() {
    return activity.getString(R.string.version_name);
  }

  @JavascriptInterface public String getScheme() {
    return Links.SCHEME;
  }

  @JavascriptInterface public int getSdk() {
    return Build.VERSION.SDK_INT;
  }

  @SuppressWarnings("deprecation")
  @JavascriptInterface public void haptic(int ms) {
    Vibrator vibrator = (Vibrator) activity.getSystemService(Context.VIBRATOR_SERVICE);
    if (vibrator != null) vibrator.vibrate(Math.max(1, Math.min(ms, VIBRATION_MS_MAX)));
  }

  /** "granted", "denied", or "default" if the player has not been asked. */
  @JavascriptInterface public String getNoticePermission() {
    return notices.permission();
  }

  /** Asks the player once; the answer comes as the event `notices`. */
  @JavascriptInterface public boolean askNotices(String given) {
    if (!key.fits(given)) return false;
    notices.ask();
    return true;
  }

  /** Shows a notice that opens a path of the app. */
  @JavascriptInterface public boolean notify(String given, int id, String text, String path) {
    if (!key.fits(given) || text == null || path == null || !path.startsWith("/")) return false;
    return notices.show(id, shortened(text), path);
  }

  /** Saves a file that the page made, such as a statement, in Downloads. */
  @JavascriptInterface public boolean save(String given, String name, String type, String base64) {
    if (!key.fits(given) || name == null || type == null || base64 == null) return false;
    final boolean isSaved = base64.length() <= FILE_LENGTH_MAX && Downloads.save(activity, name, type, base64);
    activity.runOnUiThread(new Runnable() {
      @Override public void run() {
        int said = isSaved ? R.string.saved : R.string.save_failed;
        android.widget.Toast.makeText(activity, said, android.widget.Toast.LENGTH_SHORT).show();
      }
    });
    return isSaved;
  }

  private static String shortened(String text) {
    return text.length() <= TEXT_LENGTH_MAX ? text : text.substring(0, TEXT_LENGTH_MAX);
  }
}
