import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { PartnerSecrets } from './feed-partner.store.ts'

export type DeadLetter = {
  readonly partnerId: bigint
  readonly lane: number
  readonly after: bigint
  readonly until: bigint
  readonly count: number
  readonly firstAt: Instant
  readonly lastAt: Instant
  readonly reason: string
}

const insert = statement(
  'feed_dead_letter_insert',
  `insert into feed_dead_letter (partner_id, lane, after_id, until_id, event_count, first_at, last_at, reason, died_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
export const deadLetterInsert = (tx: Queryable, d: DeadLetter, now: Instant) =>
  tx.rows(insert, [
    d.partnerId,
    d.lane,
    d.after,
    d.until,
    d.count,
    sqlTime(d.firstAt),
    sqlTime(d.lastAt),
    d.reason,
    sqlTime(now),
  ])

export type ListedDeadLetter = {
  readonly id: bigint
  readonly count: number
  readonly firstAt: Instant
  readonly lastAt: Instant
  readonly reason: string
  readonly diedAt: Instant
  readonly isBeingSent: boolean
}
const list = statement<ListedDeadLetter>(
  'feed_dead_letter_list',
  `select id, event_count as count, first_at as "firstAt", last_at as "lastAt", reason, died_at as "diedAt",
     send_at is not null as "isBeingSent"
   from feed_dead_letter where partner_id = $1 order by id desc limit 100`,
)
export const deadLetterList = (db: Queryable, partnerId: bigint) => db.rows(list, [partnerId])

const sendAgain = statement<{ count: number }>(
  'feed_dead_letter_send_again',
  `update feed_dead_letter set send_at = $3 where id = $1 and partner_id = $2 and send_at is null
   returning event_count as count`,
)
/** Undefined: there is none, or it is being sent. */
export const deadLetterSendAgain = (
  tx: Queryable,
  { id, partnerId }: { id: bigint; partnerId: bigint },
  now: Instant,
) => atMostOne(tx.rows(sendAgain, [id, partnerId, sqlTime(now)]))

export type ClaimedLetter = PartnerSecrets & {
  readonly letterId: bigint
  readonly lane: number
  readonly after: bigint
  readonly until: bigint
  readonly leasedUntil: Instant
  readonly kinds: string[]
}
const claim = statement<ClaimedLetter>(
  'feed_dead_letter_claim',
  `update feed_dead_letter d set leased_until = $2 from feed_partner p
   where p.id = d.partner_id and p.is_running and d.send_at <= $1
     and (d.leased_until is null or d.leased_until <= $1)
   returning d.id as "letterId", d.lane, d.after_id as after, d.until_id as until, d.leased_until as "leasedUntil", p.id, p.kinds,
     p.url, p.secret_sealed as secret, p.old_secret_sealed as "oldSecret", p.old_secret_until as "oldSecretUntil"`,
)
export const deadLettersClaim = (db: Queryable, now: Instant, until: Instant) =>
  db.rows(claim, [sqlTime(now), sqlTime(until)])

const advance = statement(
  'feed_dead_letter_advance',
  `update feed_dead_letter set after_id = $3, event_count = greatest(event_count - $4, 1), leased_until = $5
   where id = $1 and leased_until = $2`,
)
type Lease = { readonly letterId: bigint; readonly leasedUntil: Instant }
export const deadLetterAdvance = (
  db: Queryable,
  { letterId, leasedUntil }: Lease,
  to: { readonly after: bigint; readonly count: number; readonly leasedUntil: Instant },
) => db.rows(advance, [letterId, sqlTime(leasedUntil), to.after, to.count, sqlTime(to.leasedUntil)])

const remove = statement('feed_dead_letter_delete', 'delete from feed_dead_letter where id = $1 and leased_until = $2')
export const deadLetterDelete = (db: Queryable, { letterId, leasedUntil }: Lease) =>
  db.rows(remove, [letterId, sqlTime(leasedUntil)])

const fail = statement(
  'feed_dead_letter_fail',
  `update feed_dead_letter set send_at = null, leased_until = null, reason = $3, died_at = $4 where id = $1 and leased_until = $2`,
)
/** It stays until it is sent again once more. */
export const deadLetterFail = (db: Queryable, { letterId, leasedUntil }: Lease, reason: string, now: Instant) =>
  db.rows(fail, [letterId, sqlTime(leasedUntil), reason, sqlTime(now)])

const removeFrom = statement(
  'feed_dead_letter_delete_from',
  'delete from feed_dead_letter where partner_id = $1 and first_at >= $2',
)
/** Those that a replay sends as well. */
export const deadLettersDeleteFrom = (tx: Queryable, partnerId: bigint, since: Instant) =>
  tx.rows(removeFrom, [partnerId, sqlTime(since)])

const removeOld = statement('feed_dead_letter_delete_old', 'delete from feed_dead_letter where last_at < $1')
export const deadLettersDeleteOld = (db: Queryable, before: Instant) => db.rows(removeOld, [sqlTime(before)])
