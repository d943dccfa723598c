package android.app;

public class Notification {
  public static class Builder {
    public Builder(android.content.Context context) {}
    public Builder(android.content.Context context, String channel) {}
    public native Builder setSmallIcon(int icon);
    public native Builder setColor(int argb);
    public native Builder setContentTitle(CharSequence title);
    public native Builder setContentText(CharSequence text);
    public native Builder setAutoCancel(boolean on);
    public native Builder setContentIntent(PendingIntent intent);
    public native Notification build();
  }
}
