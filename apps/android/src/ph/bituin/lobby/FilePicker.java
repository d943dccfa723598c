package ph.bituin.lobby;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ContentValues;
import android.content.Intent;
import android.net.Uri;
import android.os.Build;
import android.os.Parcelable;
import android.provider.MediaStore;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient.FileChooserParams;

/** Pictures of documents, from the gallery or the camera. The camera app writes into a picture of ours: no permission. */
final class FilePicker {
  private final Activity activity;
  private ValueCallback<Uri[]> chosen;
  private Uri photo;

  FilePicker(Activity activity) {
    this.activity = activity;
  }

  boolean open(ValueCallback<Uri[]> next, FileChooserParams wish) {
    answer(null);
    chosen = next;
    try {
      activity.startActivityForResult(request(wish), MainActivity.REQUEST_FILE);
      return true;
    } catch (ActivityNotFoundException nobody) {
      chosen = null;
      dropPhoto();
      return false;
    }
  }

  void take(boolean isDone, Intent data) {
    Uri[] picked = isDone ? picked(data) : null;
    if (picked == null && isDone && photo != null) {
      picked = new Uri[] {photo};
      photo = null;
    }
    dropPhoto();
    answer(picked);
  }

  private Intent request(FileChooserParams wish) {
    Intent gallery = new Intent(Intent.ACTION_GET_CONTENT).addCategory(Intent.CATEGORY_OPENABLE);
    String[] types = wish.getAcceptTypes();
    gallery.setType(types.length == 1 && types[0].indexOf('/') > 0 ? types[0] : "image/*");
    if (wish.getMode() == FileChooserParams.MODE_OPEN_MULTIPLE) gallery.putExtra(Intent.EXTRA_ALLOW_MULTIPLE, true);
    Intent camera = camera();
    if (camera != null && wish.isCaptureEnabled()) return camera;
    Intent either = Intent.createChooser(gallery, wish.getTitle());
    if (camera != null) either.putExtra(Intent.EXTRA_INITIAL_INTENTS, new Parcelable[] {camera});
    return either;
  }

  /** Null before Android 10, where a picture of ours would need the permission to write storage. */
  private Intent camera() {
    if (Build.VERSION.SDK_INT < 29) return null;
    photo = activity.getContentResolver().insert(MediaStore.Images.Media.EXTERNAL_CONTENT_URI, new ContentValues());
    if (photo == null) return null;
    return new Intent(MediaStore.ACTION_IMAGE_CAPTURE)
        .putExtra(MediaStore.EXTRA_OUTPUT, photo)
        .addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION | Intent.FLAG_GRANT_READ_URI_PERMISSION);
  }

  private static Uri[] picked(Intent data) {
    if (data == null) return null;
    if (data.getClipData() == null) return data.getData() == null ? null : new Uri[] {data.getData()};
    Uri[] all = new Uri[data.getClipData().getItemCount()];
    for (int at = 0; at < all.length; at++) all[at] = data.getClipData().getItemAt(at).getUri();
    return all;
  }

  /** A picture that was not taken, or not chosen, does not stay in the gallery. */
  private void dropPhoto() {
    if (photo != null) activity.getContentResolver().delete(photo, null, null);
    photo = null;
  }

  private void answer(Uri[] picked) {
    ValueCallback<Uri[]> waiting = chosen;
    chosen = null;
    if (waiting != null) waiting.onReceiveValue(picked);
  }
}
