package ph.bituin.lobby;

import android.window.OnBackInvokedCallback;

/** From Android 16 on, onBackPressed is no longer called. The class is loaded only where the callback exists. */
final class BackGesture implements OnBackInvokedCallback {
  private final MainActivity activity;

  private BackGesture(MainActivity activity) {
    this.activity = activity;
  }

  static void install(MainActivity activity) {
    activity.getOnBackInvokedDispatcher().registerOnBackInvokedCallback(0, new BackGesture(activity));
  }

  @Override public void onBackInvoked() {
    activity.onBackPressed();
  }
}
