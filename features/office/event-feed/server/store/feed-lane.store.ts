import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { NextTry } from '../../rules.ts'
import type { PartnerSecrets } from './feed-partner.store.ts'

const create = statement(
  'feed_lane_create',
  `insert into feed_lane (partner_id, lane, position, batch_max)
   select $1, lane, coalesce((select max(e.id) from feed_event e where e.lane = l.lane), 0), $3
   from generate_series(0, $2 - 1) as l (lane)`,
)
/** A new partner begins with what happens from now on. */
export const feedLanesCreate = (
  tx: Queryable,
  partnerId: bigint,
  { lanes, batchMax }: { lanes: number; batchMax: number },
) => tx.rows(create, [partnerId, lanes, batchMax])

export type ClaimedLane = Omit<PartnerSecrets, 'id'> & {
  readonly partnerId: bigint
  readonly lane: number
  readonly position: bigint
  readonly batchMax: number
  readonly attempts: number
  readonly failingSince: Instant | null
  readonly leasedUntil: Instant
  readonly kinds: string[]
  readonly retryHours: number
}

const claim = statement<ClaimedLane>(
  'feed_lane_claim',
  `update feed_lane l set leased_until = $2 from feed_partner p, (
     select d.partner_id, d.lane from feed_lane d join feed_partner r on r.id = d.partner_id
     where r.is_running and r.url <> '' and (d.retry_at is null or d.retry_at <= $1) and (d.leased_until is null or d.leased_until <= $1)
       and exists (select from feed_event e where e.lane = d.lane and e.id > d.position)
     for update of d skip locked
   ) as due
   where l.partner_id = due.partner_id and l.lane = due.lane and p.id = l.partner_id
   returning l.partner_id as "partnerId", l.lane, l.position, l.batch_max as "batchMax", l.attempts,
     l.failing_since as "failingSince", l.leased_until as "leasedUntil", p.kinds, p.retry_hours as "retryHours", p.url,
     p.secret_sealed as secret, p.old_secret_sealed as "oldSecret", p.old_secret_until as "oldSecretUntil"`,
)
/** Every lane with something to deliver that nobody delivers; it is the caller's until the lease ends. */
export const feedLanesClaim = (db: Queryable, now: Instant, until: Instant) =>
  db.rows(claim, [sqlTime(now), sqlTime(until)])

type Lease = {
  readonly partnerId: bigint
  readonly lane: number
  readonly leasedUntil: Instant
  readonly position: bigint
}
const isHeld = 'partner_id = $1 and lane = $2 and leased_until = $3 and position = $4'
const heldBy = ({ partnerId, lane, leasedUntil, position }: Lease) => [partnerId, lane, sqlTime(leasedUntil), position]

const advance = statement<{ isRunning: boolean }>(
  'feed_lane_advance',
  `update feed_lane l set position = $5, attempts = 0, failing_since = null, retry_at = null, batch_max = $6, leased_until = $7,
     delivered = delivered + $8, delivered_at = coalesce($9, delivered_at)
   from feed_partner p where ${isHeld} and p.id = l.partner_id returning p.is_running as "isRunning"`,
)
type Advance = {
  readonly until: bigint
  readonly batchMax: number
  /** Null: the lane is given back. */
  readonly leasedUntil: Instant | null
  readonly count: number
  readonly now: Instant
}
/** Undefined: somebody else has the lane. */
export const feedLaneAdvance = (db: Queryable, held: Lease, to: Advance) =>
  atMostOne(
    db.rows(advance, [
      ...heldBy(held),
      to.until,
      to.batchMax,
      to.leasedUntil === null ? null : sqlTime(to.leasedUntil),
      to.count,
      to.count > 0 ? sqlTime(to.now) : null,
    ]),
  )

const release = statement('feed_lane_release', `update feed_lane set leased_until = null where ${isHeld}`)
export const feedLaneRelease = (db: Queryable, held: Lease) => db.rows(release, heldBy(held))

const retryLater = statement<{ lane: number }>(
  'feed_lane_retry_later',
  `update feed_lane set attempts = $5, failing_since = $6, retry_at = $7, batch_max = $8, position = $9, leased_until = null
   where ${isHeld} returning lane`,
)
/** False: somebody else has the lane. */
export const feedLaneRetryLater = async (
  tx: Queryable,
  held: Lease,
  next: NextTry,
  position: bigint,
): Promise<boolean> =>
  (
    await tx.rows(retryLater, [
      ...heldBy(held),
      next.attempts,
      next.failingSince === null ? null : sqlTime(next.failingSince),
      sqlTime(next.retryAt),
      next.batchMax,
      position,
    ])
  ).length > 0

const wake = statement(
  'feed_lane_wake',
  'update feed_lane set retry_at = null, attempts = 0, failing_since = null, batch_max = $2 where partner_id = $1',
)
/** Forgets the failures, so that the next try is at once. */
export const feedLanesWake = (tx: Queryable, partnerId: bigint, batchMax: number) =>
  tx.rows(wake, [partnerId, batchMax])

const rewind = statement(
  'feed_lane_rewind',
  `update feed_lane l set position = least(position, coalesce((
       select e.id from feed_event e where e.lane = l.lane and e.recorded_at < $2 order by e.recorded_at desc, e.id desc limit 1
     ), 0)), leased_until = null, retry_at = null, attempts = 0, failing_since = null
   where partner_id = $1`,
)
/** Goes back to a moment. Whoever is delivering finds the lane taken. */
export const feedLanesRewind = (tx: Queryable, partnerId: bigint, since: Instant) =>
  tx.rows(rewind, [partnerId, sqlTime(since)])
