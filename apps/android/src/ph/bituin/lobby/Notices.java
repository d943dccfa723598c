package ph.bituin.lobby;

import android.app.Activity;
import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Build;

/** Notices about the player's own money and account, while the app runs. One channel, which the player can silence. */
final class Notices {
  private static final String CHANNEL = "facts";
  private static final String PERMISSION = "android.permission.POST_NOTIFICATIONS";

  private final Activity activity;

  Notices(Activity activity) {
    this.activity = activity;
  }

  boolean areAllowed() {
    return Build.VERSION.SDK_INT < 33 || activity.checkSelfPermission(PERMISSION) == PackageManager.PERMISSION_GRANTED;
  }

  String permission() {
    if (areAllowed()) return "granted";
    return facts().getString("noticesAsked", null) == null ? "default" : "denied";
  }

  void ask() {
    facts().edit().putString("noticesAsked", "yes").apply();
    if (areAllowed()) activity.runOnUiThread(new Runnable() {
      @Override public void run() {
        ((MainActivity) activity).tellPage("notices", "granted");
      }
    });
    else activity.requestPermissions(new String[] {PERMISSION}, MainActivity.REQUEST_NOTICES);
  }

  /** False: the player does not want notices. */
  boolean show(int id, String text, String path) {
    if (!areAllowed()) return false;
    Notification.Builder notice = Build.VERSION.SDK_INT >= 26 ? onChannel() : plain();
    notice
        .setSmallIcon(R.mipmap.notice)
        .setColor(activity.getResources().getColor(R.color.ground))
        .setContentTitle(activity.getString(R.string.app_name))
        .setContentText(text)
        .setAutoCancel(true)
        .setContentIntent(opening(id, path));
    manager().notify(id, notice.build());
    return true;
  }

  private PendingIntent opening(int id, String path) {
    Uri link = Uri.parse(Links.SCHEME + "://open?path=" + Uri.encode(path));
    Intent open = new Intent(Intent.ACTION_VIEW, link).setPackage(activity.getPackageName());
    return PendingIntent.getActivity(activity, id, open, PendingIntent.FLAG_UPDATE_CURRENT | PendingIntent.FLAG_IMMUTABLE);
  }

  private Notification.Builder onChannel() {
    String name = activity.getString(R.string.notices);
    NotificationChannel channel = new NotificationChannel(CHANNEL, name, NotificationManager.IMPORTANCE_DEFAULT);
    manager().createNotificationChannel(channel);
    return new Notification.Builder(activity, CHANNEL);
  }

  @SuppressWarnings("deprecation")
  private Notification.Builder plain() {
    return new Notification.Builder(activity);
  }

  private NotificationManager manager() {
    return (NotificationManager) activity.getSystemService(Context.NOTIFICATION_SERVICE);
  }

  private SharedPreferences facts() {
    return activity.getSharedPreferences("lobby", Context.MODE_PRIVATE);
  }
}
