package ph.bituin.lobby;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.widget.Toast;
import java.net.URISyntaxException;

/** Everything that is not ours opens in the app it belongs to. */
final class Outside {
  private Outside() {}

  static void open(Activity activity, String address) {
    try {
      activity.startActivity(intent(address));
    } catch (ActivityNotFoundException | URISyntaxException | SecurityException nobody) {
      Toast.makeText(activity, R.string.no_app, Toast.LENGTH_SHORT).show();
    }
  }

  static void share(Activity activity, String text) {
    Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text);
    activity.startActivity(Intent.createChooser(send, null));
  }

  /** An intent: link may name what it opens, but not a component of ours nor a selector that hides one. */
  private static Intent intent(String address) throws URISyntaxException {
    Intent view = address.startsWith("intent:")
        ? Intent.parseUri(address, Intent.URI_INTENT_SCHEME)
        : new Intent(Intent.ACTION_VIEW, Uri.parse(address));
    view.addCategory(Intent.CATEGORY_BROWSABLE);
    view.setComponent(null);
    view.setSelector(null);
    return view.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
  }
}
