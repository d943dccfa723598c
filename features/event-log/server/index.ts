import { days, hours, wholeSeconds } from '#core/clock/duration.ts'
import { type Instant, instant, instantMax, subtractDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Database } from '#platform/db/database.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import { logAction, logEvents } from '../contract.ts'
import { eventLogMessages } from '../messages.ts'
import { actionDeleteOld, actionInsert, eventDeleteOld, eventInsertBatch } from './event.store.ts'
import { eventLogLimits } from './event-log-limits.ts'
import { presenceDeleteOld } from './presence.store.ts'

export type EventLogNeeds = { readonly limiter: Pick<RateLimiter, 'take'> }

/** What clients tell of themselves. */
export const eventLog = (needs: EventLogNeeds): Feature => ({
  name: 'event-log',
  handlers: [logEventsHandler(needs), logActionHandler(needs)],
  refusalTexts: { tryLater: eventLogMessages['eventLog.tryLater'] },
})

const logEventsHandler = ({ limiter }: EventLogNeeds) =>
  handleOutsideTransaction(logEvents, async ({ input, caller, now, db }) => {
    const taken = await limiter.take(eventLogLimits('clientEvents', caller), now)
    if (!taken.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(taken.retryAfter) })
    const events = input.eventList.map(({ eventName, eventTime, eventUserId, ...told }) => ({
      ...told,
      name: eventName,
      happenedAt: instant(Math.min(eventTime, instantMax)),
      claimedUser: eventUserId,
    }))
    await eventInsertBatch(db, { receivedAt: now, platform: caller.platform, device: caller.fingerprint, events })
    return answer({ accepted: events.length })
  })

const logActionHandler = ({ limiter }: EventLogNeeds) =>
  handleOutsideTransaction(logAction, async ({ input, identity, caller, now, db }) => {
    const taken = await limiter.take(eventLogLimits('playerAction', caller), now)
    if (!taken.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(taken.retryAfter) })
    const { action, params, afuid: attributionId, adParameters = {} } = input
    const from = { attributionId, adParameters, device: caller.fingerprint }
    await actionInsert(db, { playerId: identity?.playerId, action, params, ...from, now })
    return answer({})
  })

const eventsKeptFor = days(30)
const actionsKeptFor = days(365)
const presenceKeptFor = days(1)
const rowsPerRound = 5_000
const roundsMax = 200

/** Forgets what is old, in small batches. */
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

export { presenceSave } from './presence.store.ts'
