import { answer, refuse } from '#core/contract/outcome.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { arePushKeys } from '#platform/notifications/push-encryption.ts'
import { readNotificationDevice, turnOffNotifications, turnOnNotifications } from '../contract.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { deviceExists, devicesDelete, deviceSave } from './store/device.store.ts'

type Dependencies = Pick<NotificationDependencies, 'push'>

export const readDeviceHandler = ({ push }: Dependencies) =>
  handleOutsideTransaction(readNotificationDevice, async ({ identity, db }) =>
    answer({ isOn: await deviceExists(db, identity), publicKey: push.publicKey }),
  )

/** A browser names the address that this server will call: it has to be that of a push service. */
export const turnOnHandler = ({ push }: Dependencies) =>
  handle(turnOnNotifications, async ({ input: { device }, identity: { playerId, sessionId }, tx, now }) => {
    const mine = { playerId, sessionId, now }
    if (device.kind === 'app') {
      await deviceSave(tx, { ...mine, subscription: undefined })
      return answer({})
    }
    const [publicKey, auth] = [Buffer.from(device.p256dh, 'base64url'), Buffer.from(device.auth, 'base64url')]
    if (!push.serves(device.endpoint) || !arePushKeys({ publicKey, auth })) return refuse('serviceUnknown')
    await deviceSave(tx, { ...mine, subscription: { endpoint: device.endpoint, publicKey, auth } })
    return answer({})
  })

export const turnOffHandler = handle(turnOffNotifications, async ({ identity: { sessionId }, tx }) => {
  await devicesDelete(tx, [sessionId])
  return answer({})
})
