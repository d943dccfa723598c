import { type Duration, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '../db/database.ts'
import { redactText } from '../log/redact.ts'
import { cursorAdvance, cursorLock, type ConsumerLane } from './cursor.store.ts'
import type { LaneAttempt, LaneWorkerOptions, Outcome } from './lane-work.ts'
import {
  parkedBury,
  parkedCountKeys,
  parkedInsertBehind,
  parkedInsertFailed,
  parkedReleaseNext,
  parkedRetryLater,
} from './parked.store.ts'

const attemptsMax = 8
/** The maximum of blocked keys per consumer; when more fail, the events are not the cause. */
const parkedKeysMax = 200
const errorLengthMax = 2_000
const retryDelayMax: Duration = minutes(15)

/** 1 s, 4 s, 16 s, 64 s … and never more than 15 minutes: about half an hour until an event becomes a dead letter. */
function retryDelay(attempts: number): Duration {
  const delay = seconds(4 ** (Math.min(attempts, attemptsMax) - 1))
  return delay < retryDelayMax ? delay : retryDelayMax
}

type Failure = {
  readonly consumerLane: ConsumerLane
  readonly failed: LaneAttempt
  readonly error: unknown
  readonly now: Instant
}

type Fate = 'parked' | 'dead' | 'busy' | 'stuck'

/** Parks the failing event, in a transaction of its own. */
export async function setAside(failure: Failure, options: LaneWorkerOptions): Promise<Outcome> {
  const fate = await options.db.transaction((tx) => decideFate(tx, failure))
  const { consumerLane, failed, error } = failure
  const event = failed.kind === 'parked' ? failed.row : failed.ready[0]
  const line = { err: error, consumer: consumerLane.consumer, event: event?.id, topic: event?.topic, fate }
  if (fate === 'dead' || fate === 'stuck') options.log.error(line, 'an event was not handled')
  else options.log.warn(line, 'an event was not handled')
  if (fate === 'parked' || fate === 'dead') {
    options.observeBatch({ consumer: consumerLane.consumer, outcome: fate, events: 1, ms: 0 })
    return 'worked'
  }
  return fate
}

async function decideFate(tx: Transaction, failure: Failure): Promise<Fate> {
  const cursor = await cursorLock(tx, failure.consumerLane)
  if (cursor === undefined) return 'busy'
  return failure.failed.kind === 'parked'
    ? failAgain(tx, failure, failure.failed)
    : failFirst(tx, { failure, failed: failure.failed, cursor })
}

type FailedBatch = Extract<LaneAttempt, { kind: 'batch' }>
type FailedParked = Extract<LaneAttempt, { kind: 'parked' }>

async function failFirst(
  tx: Transaction,
  { failure, failed, cursor }: { failure: Failure; failed: FailedBatch; cursor: bigint },
): Promise<Fate> {
  const { consumerLane, error, now } = failure
  const [culprit] = failed.ready
  if (culprit === undefined) throw error
  // Between the two transactions another worker may have served the lane and dealt with the event.
  if (cursor !== failed.cursor) return 'busy'
  if ((await parkedCountKeys(tx, consumerLane.consumer)) >= parkedKeysMax) return 'stuck'
  const retryAt = addDuration(now, retryDelay(1))
  await parkedInsertFailed(tx, consumerLane, { position: culprit.position, retryAt, error: textOf(error) })
  if (failed.behind.length > 0)
    await parkedInsertBehind(
      tx,
      consumerLane,
      failed.behind.map((row) => row.position),
    )
  await cursorAdvance(tx, consumerLane, failed.last)
  return 'parked'
}

async function failAgain(tx: Transaction, { consumerLane, error, now }: Failure, { row }: FailedParked): Promise<Fate> {
  const attempts = row.attempts + 1
  const of = { position: row.position, attempts: row.attempts, error: textOf(error) }
  if (attempts < attemptsMax) {
    const retryAt = addDuration(now, retryDelay(attempts))
    return (await parkedRetryLater(tx, consumerLane, { ...of, retryAt })) ? 'parked' : 'busy'
  }
  if (!(await parkedBury(tx, consumerLane, { ...of, now }))) return 'busy'
  await parkedReleaseNext(tx, { consumer: consumerLane.consumer, key: row.key, now })
  return 'dead'
}

const textOf = (error: unknown): string => redactText(String(error)).slice(0, errorLengthMax)
