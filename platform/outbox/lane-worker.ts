import { type Duration, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '../db/database.ts'
import { isDatabaseAway } from '../db/database-faults.ts'
import { failpoint } from '../failpoint/failpoint.ts'
import type { BatchSample } from '../metrics/metrics.ts'
import { asWork } from '../work/work.ts'
import type { Consumer } from './consumer.ts'
import { cursorAdvance, cursorLock, type ConsumerLane } from './cursor.store.ts'
import { eventBatch, eventOf } from './event.store.ts'
import type { LaneAttempt, LaneWorkerOptions, Outcome } from './lane-work.ts'
import { parkedDelete, parkedFindDue, parkedInsertBehind, parkedReleaseNext } from './parked.store.ts'
import { setAside } from './set-aside.ts'

export type LaneWorker = { readonly work: (now: Instant) => Promise<Outcome> }

const batchMaxDefault = 1_000
const restWhenStuck: Duration = seconds(30)

/**
 * Serves one consumer's events in one lane. A failing batch is halved until the failing event is isolated; it is parked
 * with the later events of its key, retried with exponential backoff, and finally a dead letter.
 */
export function createLaneWorker(consumer: Consumer, lane: number, options: LaneWorkerOptions): LaneWorker {
  const consumerLane: ConsumerLane = { consumer: consumer.name, lane }
  const limitMax = consumer.batchMax ?? batchMaxDefault
  let limit = limitMax
  let restUntil: Instant | undefined

  return {
    async work(now) {
      if (restUntil !== undefined && now < restUntil) return 'stuck'
      const tried: { what?: LaneAttempt } = {}
      const started = performance.now()
      try {
        const outcome = await asWork({ kind: 'consumer', name: consumer.name }, async (work) => {
          const attempted = await options.db.transaction((tx) =>
            attempt(tx, { consumer, consumerLane, limit, now, tried }),
          )
          if (attempted !== 'worked') work.discard()
          return attempted
        })
        if (outcome === 'worked') {
          failpoint('outbox.afterCommit')
          limit = Math.min(limit * 2, limitMax)
          options.observeBatch(sampleOf(consumer, tried.what, performance.now() - started))
        }
        return outcome
      } catch (error) {
        const failed = tried.what
        if (failed === undefined || isDatabaseAway(error)) throw error
        if (failed.kind === 'batch' && failed.ready.length > 1) {
          limit = Math.ceil(failed.ready.length / 2)
          return 'worked'
        }
        const outcome = await setAside({ consumerLane, failed, error, now }, options)
        if (outcome === 'stuck') restUntil = addDuration(now, restWhenStuck)
        return outcome
      }
    },
  }
}

type Attempt = {
  readonly consumer: Consumer
  readonly consumerLane: ConsumerLane
  readonly limit: number
  readonly now: Instant
  readonly tried: { what?: LaneAttempt }
}

async function attempt(tx: Transaction, { consumer, consumerLane, limit, now, tried }: Attempt): Promise<Outcome> {
  delete tried.what
  // Pipelined. The lock comes first, and each statement sees what was committed before it began.
  const [cursor, due, rows] = await Promise.all([
    cursorLock(tx, consumerLane),
    parkedFindDue(tx, consumerLane, now),
    eventBatch(tx, consumerLane, { topics: consumer.topics, limit }),
  ])
  if (cursor === undefined) return 'busy'
  if (due) {
    tried.what = { kind: 'parked', row: due }
    await consumer.handle(tx, [eventOf(due)])
    await parkedDelete(tx, consumerLane, due.position)
    await parkedReleaseNext(tx, { consumer: consumer.name, key: due.key, now })
    return 'worked'
  }
  const last = rows.at(-1)?.position
  if (last === undefined) return 'idle'

  const ready = rows.filter((row) => !row.behind)
  const behind = rows.filter((row) => row.behind)
  tried.what = { kind: 'batch', cursor, ready, behind, last }
  failpoint('outbox.beforeHandle')
  if (ready.length > 0) await consumer.handle(tx, ready.map(eventOf))
  failpoint('outbox.afterHandle')
  if (behind.length > 0)
    await parkedInsertBehind(
      tx,
      consumerLane,
      behind.map((row) => row.position),
    )
  // After all effects of the events, and with the commit.
  tx.sendWithCommit(() => [cursorAdvance(tx, consumerLane, last)])
  return 'worked'
}

const sampleOf = (consumer: Consumer, what: LaneAttempt | undefined, ms: number): BatchSample => ({
  consumer: consumer.name,
  outcome: 'handled',
  events: what?.kind === 'batch' ? what.ready.length : 1,
  ms,
})
