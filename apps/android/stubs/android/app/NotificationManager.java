package android.app;

public class NotificationManager {
  public static final int IMPORTANCE_DEFAULT = 3;
  public native void createNotificationChannel(NotificationChannel channel);
  public native void notify(int id, Notification notification);
}
