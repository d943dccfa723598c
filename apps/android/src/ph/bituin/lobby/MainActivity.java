package ph.bituin.lobby;

import android.app.Activity;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.view.WindowInsets;
import android.webkit.CookieManager;
import android.webkit.ValueCallback;
import android.webkit.WebView;
import android.widget.FrameLayout;
import android.widget.Toast;

/** The one window of the app: the lobby in a web view that shows our own site and nothing else. */
public final class MainActivity extends Activity {
  static final int REQUEST_FILE = 7;
  static final int REQUEST_NOTICES = 8;
  private static final int EXIT_WITHIN_MS = 2000;
  /** False once the page has taken the press. */
  private static final String ASK_PAGE =
      "dispatchEvent(new CustomEvent('lobby-native',{cancelable:true,detail:{kind:'back',value:''}}))";

  private FrameLayout root;
  private WebView web;
  private PageChrome chrome;
  private Links links;
  private Notices notices;
  private long backAt = -EXIT_WITHIN_MS;
  private boolean awaitsReferrer;

  @Override protected void onCreate(Bundle kept) {
    super.onCreate(kept);
    links = new Links(getString(R.string.origin));
    root = new FrameLayout(this);
    root.setBackgroundColor(getResources().getColor(R.color.ground));
    keepClearOfBarsAndKeyboard(root);
    setContentView(root);
    openWebView();
    if (Build.VERSION.SDK_INT >= 33) BackGesture.install(this);
    if (kept != null && web.restoreState(kept) != null) return;
    awaitsReferrer = isFirstStart() && getIntent().getData() == null;
    if (!awaitsReferrer) web.loadUrl(entry(getIntent()));
  }

  private void openWebView() {
    web = new WebView(this);
    root.addView(web, new FrameLayout.LayoutParams(-1, -1));
    notices = new Notices(this);
    PageKey key = new PageKey();
    chrome = new PageChrome(this, root, web, links);
    PageSettings.apply(web, getString(R.string.version_name));
    web.addJavascriptInterface(new LobbyBridge(this, key, notices), "LobbyNative");
    web.setWebViewClient(new PageClient(this, links, key));
    web.setWebChromeClient(chrome);
    web.setDownloadListener(new Downloads(this));
  }

  /** The system may end the page's process to get memory; the app begins again where the page was. */
  void replaceWebView() {
    String address = web.getUrl();
    root.removeAllViews();
    web.destroy();
    openWebView();
    web.loadUrl(links.isOurs(address) ? address : start());
  }

  /** The clipboard can be read only once the window has the focus. */
  @Override public void onWindowFocusChanged(boolean hasFocus) {
    super.onWindowFocusChanged(hasFocus);
    if (!hasFocus || !awaitsReferrer) return;
    awaitsReferrer = false;
    String query = Referrer.queryOf(clipboard());
    LobbyBridge.keepAttribution(this, Referrer.valueOf(query, "afuid"));
    web.loadUrl(Referrer.addTo(start(), query));
  }

  private String clipboard() {
    ClipData clip = ((ClipboardManager) getSystemService(Context.CLIPBOARD_SERVICE)).getPrimaryClip();
    if (clip == null || clip.getItemCount() == 0 || clip.getItemAt(0).getText() == null) return "";
    return clip.getItemAt(0).getText().toString();
  }

  private boolean isFirstStart() {
    SharedPreferences facts = getSharedPreferences("lobby", Context.MODE_PRIVATE);
    if (facts.getString("started", null) != null) return false;
    facts.edit().putString("started", "yes").apply();
    return true;
  }

  private String start() {
    return getString(R.string.origin) + "/?source=app";
  }

  private String entry(Intent intent) {
    Uri address = intent.getData();
    return links.entryOf(address == null ? null : address.toString(), start());
  }

  @Override protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    setIntent(intent);
    if (intent.getData() != null) web.loadUrl(entry(intent));
  }

  @Override protected void onSaveInstanceState(Bundle kept) {
    super.onSaveInstanceState(kept);
    web.saveState(kept);
  }

  @Override protected void onPause() {
    super.onPause();
    CookieManager.getInstance().flush();
  }

  @Override protected void onDestroy() {
    root.removeAllViews();
    web.destroy();
    super.onDestroy();
  }

  /** The page closes what lies over it first; what it leaves walks its history. */
  @Override public void onBackPressed() {
    if (chrome.leaveFullScreen()) return;
    if (!links.isOurs(web.getUrl())) {
      goBackOrLeave();
      return;
    }
    web.evaluateJavascript(ASK_PAGE, new ValueCallback<String>() {
      @Override public void onReceiveValue(String isLeftToUs) {
        if (!"false".equals(isLeftToUs)) goBackOrLeave();
      }
    });
  }

  /** At the end of the history, a second press leaves. */
  private void goBackOrLeave() {
    if (web.canGoBack()) {
      web.goBack();
      return;
    }
    long now = SystemClock.elapsedRealtime();
    if (now - backAt < EXIT_WITHIN_MS) {
      finish();
      return;
    }
    backAt = now;
    Toast.makeText(this, R.string.press_again, Toast.LENGTH_SHORT).show();
  }

  @Override protected void onActivityResult(int request, int result, Intent data) {
    if (request == REQUEST_FILE) chrome.files.take(result == RESULT_OK, data);
    else super.onActivityResult(request, result, data);
  }

  @Override public void onRequestPermissionsResult(int request, String[] permissions, int[] results) {
    super.onRequestPermissionsResult(request, permissions, results);
    if (request == REQUEST_NOTICES) tellPage("notices", notices.areAllowed() ? "granted" : "denied");
  }

  /** An event of the app for our own page: `lobby-native` with its kind and value. */
  void tellPage(String kind, String value) {
    if (!links.isOurs(web.getUrl())) return;
    String detail = "{detail:{kind:'" + kind + "',value:'" + value + "'}}";
    web.evaluateJavascript("dispatchEvent(new CustomEvent('lobby-native'," + detail + "))", (ValueCallback<String>) null);
  }

  /** From Android 15 on, the window lies below the bars: the page is moved clear of them and of the keyboard. */
  @SuppressWarnings("deprecation")
  private static void keepClearOfBarsAndKeyboard(View root) {
    root.setOnApplyWindowInsetsListener(new View.OnApplyWindowInsetsListener() {
      @Override public WindowInsets onApplyWindowInsets(View view, WindowInsets insets) {
        view.setPadding(
            insets.getSystemWindowInsetLeft(),
            insets.getSystemWindowInsetTop(),
            insets.getSystemWindowInsetRight(),
            insets.getSystemWindowInsetBottom());
        return insets.consumeSystemWindowInsets();
      }
    });
  }
}
