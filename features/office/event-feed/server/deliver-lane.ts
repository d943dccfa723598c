import { hours, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { afterFailure, batchMax, type Fault } from '../rules.ts'
import { deliveryBody, type WaitingEvent } from './delivery-body.ts'
import type { FeedDependencies } from './feed-dependencies.ts'
import { postDelivery } from './post-delivery.ts'
import { deadLetterInsert } from './store/feed-dead-letter.store.ts'
import { feedEventHeadAt, feedEventsAfter, feedEventSummary } from './store/feed-event.store.ts'
import { feedFailureInsert } from './store/feed-health.store.ts'
import { type ClaimedLane, feedLaneAdvance, feedLaneRelease, feedLaneRetryLater } from './store/feed-lane.store.ts'
import { partnerSetRunning } from './store/feed-partner.store.ts'

export type DeliveryDependencies = Omit<FeedDependencies, 'audit' | 'log'>

/** Longer than an answer may take: who dies while delivering leaves the lane to others after this time. */
export const lease = seconds(30)
/** Afterwards the lane is claimed again, with what the staff has changed meanwhile. */
const turnsMax = 50
const lastEvent = 9_223_372_036_854_775_807n

/** Delivers what waits in a lane, one delivery after another, until nothing is left or one fails. */
export async function deliverLane(needs: DeliveryDependencies, claimed: ClaimedLane): Promise<void> {
  const { db } = needs
  let held = claimed
  for (let turn = 0; turn < turnsMax; turn++) {
    const { lane, position: after, kinds, batchMax: count } = held
    const { events, until, isEnd } = await feedEventsAfter(db, { lane, after, until: lastEvent, kinds, count })
    if (until === undefined) break
    if (events.length > 0 && !(await deliver(needs, held, events))) return
    const next = await passOver(needs, held, { until, count: events.length, isEnd })
    if (next === undefined) return
    held = next
  }
  await feedLaneRelease(db, held)
}

/** False: it failed, and the lane is given back. */
async function deliver(
  needs: DeliveryDependencies,
  held: ClaimedLane,
  events: readonly WaitingEvent[],
): Promise<boolean> {
  const { partnerId: id } = held
  const delivery = { id: deliveryId(id, held.lane, events), body: deliveryBody(needs, id, events) }
  const result = await postDelivery(needs, { ...held, id }, delivery)
  if (result.kind === 'accepted') return true
  const now = needs.clock.now()
  await needs.db.transaction((tx) =>
    result.kind === 'gone'
      ? stopGone(tx, held, events.length, now)
      : retryLater(tx, held, { events, fault: result, now, share: needs.share() }),
  )
  return false
}

/** The same for the same events, so that a receiver recognises a delivery that comes twice. */
export const deliveryId = (partnerId: bigint, lane: number, events: readonly WaitingEvent[]): string =>
  `msg_${partnerId}_${lane}_${events[0]?.id}_${events.at(-1)?.id}`

/** Undefined: the lane was read to its end, the partner was stopped, or somebody else has the lane. */
async function passOver(
  { db, clock }: DeliveryDependencies,
  held: ClaimedLane,
  { until, count, isEnd }: { readonly until: bigint; readonly count: number; readonly isEnd: boolean },
): Promise<ClaimedLane | undefined> {
  const now = clock.now()
  const next = {
    position: until,
    batchMax: Math.min(held.batchMax * 2, batchMax),
    // At its end the lane is given back at once: what comes next is claimed with the next look.
    leasedUntil: isEnd ? null : addDuration(now, lease),
  }
  const done = await feedLaneAdvance(db, held, { ...next, until, count, now })
  if (done === undefined || next.leasedUntil === null) return undefined
  const moved = { ...held, ...next, leasedUntil: next.leasedUntil, attempts: 0, failingSince: null }
  if (done.isRunning) return moved
  await feedLaneRelease(db, moved)
  return undefined
}

async function stopGone(tx: Transaction, held: ClaimedLane, count: number, now: Instant): Promise<void> {
  await partnerSetRunning(tx, held.partnerId, false, 'gone')
  await feedFailureInsert(tx, held.partnerId, { at: now, reason: 'Answered 410: stopped', count })
  await feedLaneRelease(tx, held)
}

type Failure = {
  readonly events: readonly WaitingEvent[]
  readonly fault: Fault
  readonly now: Instant
  readonly share: number
}

async function retryLater(tx: Transaction, held: ClaimedLane, { events, fault, now, share }: Failure): Promise<void> {
  const { partnerId, lane, position: after, kinds, retryHours } = held
  const next = afterFailure({ ...held, sent: events.length }, fault, { now, share })
  const tooOld = subtractDuration(now, hours(retryHours))
  const end = {
    nothing: async () => after,
    one: async () => events[0]?.id ?? after,
    old: () => feedEventHeadAt(tx, lane, tooOld),
  }
  const found = await end[next.givesUp]()
  const until = found > after ? found : after
  if (!(await feedLaneRetryLater(tx, held, next, until))) return
  await feedFailureInsert(tx, partnerId, { at: now, reason: fault.reason, count: events.length })
  if (until === after) return
  const { count, firstAt, lastAt } = await feedEventSummary(tx, { lane, after, until, kinds })
  if (firstAt === null || lastAt === null) return
  await deadLetterInsert(tx, { partnerId, lane, after, until, count, firstAt, lastAt, reason: fault.reason }, now)
}
