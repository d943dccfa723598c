import type { RequestOf } from '#core/contract/call.ts'
import { nativeBridge, nativeKey } from '#platform/browser/native-app/native-bridge.ts'
import { followNative } from '#platform/browser/native-app/native-events.ts'
import type { turnOnNotifications } from '../contract.ts'

type Device = RequestOf<typeof turnOnNotifications>['device']

/** Asks the player, if they were not asked before. */
export const askForWeb = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

/** The package asks; its answer comes as an event. */
export function askForApp(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const stop = followNative(({ kind, value }) => {
    if (kind === 'notices') resolve(value === 'granted')
  })
  if (nativeBridge()?.askNotices?.(nativeKey()) !== true) resolve(false)
  return promise.finally(stop)
}

/** Subscribes at the push service of this browser, or finds the subscription. Undefined: the browser refuses. */
export async function subscribeWeb(publicKey: string): Promise<Device | undefined> {
  const manager = (await window.navigator.serviceWorker.getRegistration())?.pushManager
  if (!manager) return undefined
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return deviceOf(await manager.subscribe(options))
  } catch {
    // A subscription to another key of the server blocks a new one.
    await (await manager.getSubscription())?.unsubscribe()
  }
  return manager.subscribe(options).then(deviceOf, () => undefined)
}

export async function unsubscribeWeb(): Promise<void> {
  const registration = await window.navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

function deviceOf(subscription: PushSubscription): Device | undefined {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { kind: 'web', endpoint, p256dh, auth } : undefined
}
