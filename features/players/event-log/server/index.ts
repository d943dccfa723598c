import { days, hours, minutes, wholeSeconds } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { InputOf } from '#core/contract/call.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Database } from '#platform/db/database.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import { channelActions, channelOf } from '../channel.ts'
import { logAction, logEvents } from '../contract.ts'
import { eventLogMessages } from '../messages.ts'
import { actionDeleteOld, actionInsert, eventDeleteOld, eventInsertBatch } from './store/event.store.ts'
import { eventLogLimits } from './event-log-limits.ts'
import { fieldMeanings } from './field-meanings.ts'
import {
  guestActionsDelete,
  guestActionsFittingSince,
  guestEventsDelete,
  guestEventsFittingSince,
} from './store/guest-events.store.ts'
import { presenceDeleteOld } from './store/presence.store.ts'

export type EventLogDependencies = { readonly db: Database; readonly limiter: Pick<RateLimiter, 'take'> }

/** Events reported by clients. */
export const eventLog = (needs: EventLogDependencies): FeatureModule => ({
  name: 'event-log',
  player: {
    handlers: [logEventsHandler(needs), logActionHandler(needs)],
    fieldMeanings,
    refusalTexts: { tryLater: eventLogMessages['eventLog.tryLater'] },
  },
  jobs: [eventLogHousekeeping(needs), eventLogGuestBounds(needs)],
})

const logEventsHandler = ({ limiter }: Pick<EventLogDependencies, 'limiter'>) =>
  handleOutsideTransaction(logEvents, async ({ input, identity, caller, now, db }) => {
    const events = input.eventList.map(({ eventName, eventTime, eventUserId, ...facts }) => ({
      ...facts,
      name: eventName,
      happenedAt: eventTime,
      claimedUser: eventUserId,
      bytes: bytesOf({ eventName, eventUserId, ...facts }),
    }))
    const bytes = events.reduce((sum, event) => sum + event.bytes, 0)
    const taken = await limiter.take(eventLogLimits({ name: 'clientEvents', caller, identity, bytes }), now)
    if (!taken.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(taken.retryAfter) })
    const from = { playerId: identity?.playerId, platform: caller.platform, device: caller.fingerprint }
    await eventInsertBatch(db, { ...from, receivedAt: now, events })
    return answer({ accepted: events.length })
  })

const logActionHandler = ({ limiter }: Pick<EventLogDependencies, 'limiter'>) =>
  handleOutsideTransaction(logAction, async ({ input, identity, caller, now, db }) => {
    const bytes = bytesOf(input)
    const taken = await limiter.take(eventLogLimits({ name: 'playerAction', caller, identity, bytes }), now)
    if (!taken.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(taken.retryAfter) })
    const { action, params, afuid: attributionId, adParameters = {} } = input
    const channel = channelOfAction(input, identity)
    const from = { attributionId, adParameters, device: caller.fingerprint, bytes, channel }
    await actionInsert(db, { playerId: identity?.playerId, action, params, ...from, now })
    return answer({})
  })

/** A first opening is a device's, a registration a player's: nothing else counts for a channel. */
function channelOfAction(
  { action, origin, adParameters = {} }: InputOf<typeof logAction>,
  identity: object | undefined,
): string | undefined {
  if (origin === undefined || !channelActions.some((known) => known === action)) return undefined
  return action === 'register' && identity === undefined ? undefined : channelOf({ ...origin, adParameters })
}

// The overhead of a row: times, device, index entries.
const rowBytes = 200
const bytesOf = (facts: object): number => Buffer.byteLength(JSON.stringify(facts)) + rowBytes

const eventsKeptFor = days(30)
const actionsKeptFor = days(365)
const presenceKeptFor = days(1)
const rowsPerRound = 5_000
const roundsMax = 200

const gigabyte = 1024 ** 3
const guestBytesMax = { events: 2 * gigabyte, actions: gigabyte / 2 } as const
type GuestBytes = Readonly<Record<keyof typeof guestBytesMax, number>>

/** A total limit for guests' events: their oldest are deleted first, and no player's. */
export const eventLogGuestBounds = ({ db }: { readonly db: Database }, bytesMax: GuestBytes = guestBytesMax): Job => ({
  name: 'eventLog.boundGuests',
  when: { every: minutes(10) },
  run: async () => {
    const events = await guestEventsFittingSince(db, bytesMax.events)
    if (events !== undefined) await forget(guestEventsDelete, db, events)
    const actions = await guestActionsFittingSince(db, bytesMax.actions)
    if (actions !== undefined) await forget(guestActionsDelete, db, actions)
  },
})

/** Deletes old events in small batches. */
export const eventLogHousekeeping = ({ db }: { readonly db: Database }): Job => ({
  name: 'eventLog.forget',
  when: { every: hours(1) },
  run: async ({ now }) => {
    await forget(eventDeleteOld, db, subtractDuration(now, eventsKeptFor))
    await forget(actionDeleteOld, db, subtractDuration(now, actionsKeptFor))
    await presenceDeleteOld(db, subtractDuration(now, presenceKeptFor))
  },
})

async function forget(deleteOld: typeof eventDeleteOld, db: Database, before: Instant): Promise<void> {
  for (let round = 0; round < roundsMax; round++) {
    if ((await deleteOld(db, before, rowsPerRound)) < rowsPerRound) return
  }
}

export { type PageVital, webVitals } from './store/web-vital.store.ts'
export { presenceByGame, presenceOf, presenceSave } from './store/presence.store.ts'
export { unknownChannel } from '../channel.ts'
export { channelsOfPlayers, firstOpensByChannel } from './store/channel.store.ts'
