package ph.bituin.lobby;

import android.content.Context;
import android.text.TextUtils;
import android.webkit.WebView;

/** What a first start without a network shows. Later the page's own service worker answers. */
final class OfflinePage {
  private OfflinePage() {}

  static void show(WebView web, Context context, String address) {
    String html = "<!doctype html><html lang=\"" + context.getString(R.string.language) + "\"><meta charset=\"utf-8\">"
        + "<meta name=\"viewport\" content=\"width=device-width\">"
        + "<title>" + context.getString(R.string.offline_title) + "</title>"
        + "<body style=\"margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;text-align:center;"
        + "background:#140b2e;color:#f4f0ff;font:16px/1.5 system-ui\">"
        + "<h1 style=\"font-size:22px;margin:0\">" + context.getString(R.string.offline_title) + "</h1>"
        + "<p style=\"margin:0\">" + context.getString(R.string.offline_text) + "</p>"
        + "<a href=\"" + TextUtils.htmlEncode(address) + "\" style=\"justify-self:center;padding:12px 24px;border-radius:12px;"
        + "background:#ffc43d;color:#140b2e;font-weight:700;text-decoration:none\">"
        + context.getString(R.string.retry) + "</a>";
    web.loadDataWithBaseURL(address, html, "text/html", "utf-8", address);
  }
}
