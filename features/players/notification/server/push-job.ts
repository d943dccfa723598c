import * as v from 'valibot'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { dayOf } from '#core/clock/manila.ts'
import { isQuietAt, wakingTime } from '#core/clock/quiet-hours.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { Job } from '#platform/jobs/job.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { mayBeSent } from '../rules.ts'
import { notificationView } from './notification-view.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { choicesOff } from './store/choice.store.ts'
import { deviceDeleteGone, devicesDelete } from './store/device.store.ts'
import { pushOrderFind } from './store/notification.store.ts'

type Order = { readonly id: bigint; readonly sessionId: bigint }

export const pushJobName = 'notification.push'
/** One run for a device and a day. */
export const pushKey = ({ id, sessionId }: Order, runAt: Instant): string => `${id}:${sessionId}:${dayOf(runAt)}`
export const pushPayload = ({ id, sessionId }: Order) => ({ id: String(id), sessionId: String(sessionId) })

const digits = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((text) => BigInt(text)),
)
const payloadSchema = v.object({ id: digits, sessionId: digits })

type Dependencies = Pick<NotificationDependencies, 'db' | 'push' | 'reachable'>

/**
 * Sends one notification to one browser. Whether its player may get it is decided now, and not when it happened. A message
 * that is sent twice, because a process died in between, has one tag and is shown once.
 */
export const pushJob = ({ db, push, reachable }: Dependencies): Job => ({
  name: pushJobName,
  attemptsMax: 8,
  lastsMax: minutes(1),
  async run({ payload, now }) {
    const order = v.parse(payloadSchema, payload)
    const { id, sessionId } = order
    const found = await pushOrderFind(db, order)
    if (found === undefined || now >= found.endsAt) return
    if (isQuietAt(now)) return waitForMorning(db, order, now)
    const [session] = await reachable(db, [sessionId], now)
    if (session === undefined) return void (await devicesDelete(db, [sessionId]))
    if (!mayBeSent(found.kind, { ...session, off: await choicesOff(db, found.playerId) })) return
    const view = notificationView({ id, kind: found.kind }, await languageOfPlayer(db, found.playerId))
    const outcome = await push.send(found, {
      text: JSON.stringify({ ...view, tag: topicOf(id) }),
      ttlSeconds: wholeSeconds(durationBetween(now, found.endsAt)),
      topic: topicOf(id),
      now,
    })
    if (outcome === 'gone') await deviceDeleteGone(db, { sessionId, endpoint: found.endpoint })
  },
})

const topicOf = (id: bigint): string => `n-${id}`

/** A retry that falls into the night. */
async function waitForMorning(db: Dependencies['db'], order: Order, now: Instant): Promise<void> {
  const runAt = wakingTime(now)
  await db.transaction((tx) =>
    schedule(tx, { name: pushJobName, key: `${pushKey(order, runAt)}:morning`, runAt, payload: pushPayload(order) }),
  )
}
