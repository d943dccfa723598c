import { isQuietAt } from '#core/clock/quiet-hours.ts'
import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { takeNotifications } from '../contract.ts'
import { mayBeSent } from '../rules.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { notificationView } from './notification-view.ts'
import { choicesOff } from './store/choice.store.ts'
import { appDeviceLock, appDeviceTake } from './store/device.store.ts'
import { notificationsDue } from './store/notification.store.ts'

/** What the app shows while it runs. The device's row is locked, so that of ten simultaneous questions one gets it. */
export const takeNotificationsHandler = ({ reachable }: Pick<NotificationDependencies, 'reachable'>) =>
  handle(takeNotifications, async ({ identity, caller, tx, now }) => {
    const { playerId, sessionId } = identity
    const device = isQuietAt(now) ? undefined : await appDeviceLock(tx, { playerId, sessionId })
    if (device === undefined) return answer({ notifications: [] })
    const due = await notificationsDue(tx, { playerId, after: device.takenUntil, now })
    const last = due.at(-1)
    if (last === undefined) return answer({ notifications: [] })
    await appDeviceTake(tx, { sessionId, until: last.id })
    const [session] = await reachable(tx, [sessionId], now)
    const off = await choicesOff(tx, playerId)
    const shown = due.filter(({ kind }) => session !== undefined && mayBeSent(kind, { ...session, off }))
    return answer({ notifications: shown.map((row) => notificationView(row, caller.language)) })
  })
