import { nativeBridge } from '#platform/browser/native-app/native-bridge.ts'

/**
 * How this device can be reached. `homeScreen`: Safari on iPhone gives web push only to an app on the home screen; `none`: not at
 * all.
 */
export type NotificationWay = 'app' | 'web' | 'homeScreen' | 'none'

export function notificationWay({ userAgent } = window.navigator): NotificationWay {
  if (nativeBridge()) return nativeBridge()?.notify ? 'app' : 'none'
  if ('serviceWorker' in window.navigator && 'PushManager' in window && 'Notification' in window) return 'web'
  return /iPhone|iPad/.test(userAgent) ? 'homeScreen' : 'none'
}

/** Whether the player has refused them in the phone's or browser's own settings, where alone it can be changed. */
export function areBlocked(way: NotificationWay): boolean {
  if (way === 'app') return nativeBridge()?.getNoticePermission?.() === 'denied'
  return way === 'web' && Notification.permission === 'denied'
}
