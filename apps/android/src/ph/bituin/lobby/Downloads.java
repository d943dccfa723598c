package ph.bituin.lobby;

import android.app.DownloadManager;
import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.net.Uri;
import android.os.Build;
import android.os.Environment;
import android.provider.MediaStore;
import android.util.Base64;
import android.webkit.CookieManager;
import android.webkit.DownloadListener;
import android.webkit.URLUtil;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Statements and other files: those with an address by the system's downloads, those that a page made by the bridge. */
final class Downloads implements DownloadListener {
  private final Context context;

  Downloads(Context context) {
    this.context = context;
  }

  @Override public void onDownloadStart(String url, String agent, String disposition, String type, long length) {
    if (!URLUtil.isHttpsUrl(url)) return;
    DownloadManager.Request request = new DownloadManager.Request(Uri.parse(url))
        .setMimeType(type)
        .addRequestHeader("User-Agent", agent)
        .setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED);
    String cookies = CookieManager.getInstance().getCookie(url);
    if (cookies != null) request.addRequestHeader("Cookie", cookies);
    String name = URLUtil.guessFileName(url, disposition, type);
    if (Build.VERSION.SDK_INT >= 29) request.setDestinationInExternalPublicDir(Environment.DIRECTORY_DOWNLOADS, name);
    ((DownloadManager) context.getSystemService(Context.DOWNLOAD_SERVICE)).enqueue(request);
  }

  /** False: it could not be written. */
  static boolean save(Context context, String name, String type, String base64) {
    try {
      byte[] bytes = Base64.decode(base64, Base64.DEFAULT);
      String plain = name.replaceAll("[^A-Za-z0-9._ -]", "_");
      if (Build.VERSION.SDK_INT >= 29) writeToDownloads(context, plain, type, bytes);
      else write(new FileOutputStream(new File(context.getExternalFilesDir(Environment.DIRECTORY_DOWNLOADS), plain)), bytes);
      return true;
    } catch (IOException | IllegalArgumentException fault) {
      return false;
    }
  }

  private static void writeToDownloads(Context context, String name, String type, byte[] bytes) throws IOException {
    ContentResolver resolver = context.getContentResolver();
    ContentValues facts = new ContentValues();
    facts.put(MediaStore.MediaColumns.DISPLAY_NAME, name);
    facts.put(MediaStore.MediaColumns.MIME_TYPE, type);
    Uri place = resolver.insert(MediaStore.Downloads.EXTERNAL_CONTENT_URI, facts);
    if (place == null) throw new IOException("no place for the file");
    write(resolver.openOutputStream(place), bytes);
  }

  private static void write(OutputStream out, byte[] bytes) throws IOException {
    try {
      out.write(bytes);
    } finally {
      out.close();
    }
  }
}
