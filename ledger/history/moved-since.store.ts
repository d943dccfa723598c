import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { gathered } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Reason } from '../chart/reason.ts'

export type MovementSum = { readonly reason: Reason; readonly count: number; readonly amount: Centavos }

const sum = statement<MovementSum & { ordinal: bigint }>(
  'ledgerMovedSince',
  `select k.ordinal, s.reason, s.count, s.amount
   from unnest($1::bigint[], $2::timestamptz[]) with ordinality as k (player_id, since, ordinal)
     cross join lateral (
       select reason, count(*)::int as count, sum(amount)::bigint as amount from ledger_transfer t
       where t.player_id = k.player_id and t.at >= k.since and t.asset = 'coin' group by reason
     ) s
   order by k.ordinal, s.reason`,
)
type SinceKey = { readonly playerId: bigint; readonly since: Instant }
const sums = gathered<SinceKey, MovementSum>({
  textOf: ({ playerId, since }) => `${playerId} ${since}`,
  read: (db, keys) => db.rows(sum, [keys.map(({ playerId }) => playerId), keys.map(({ since }) => sqlTime(since))]),
})

/** How much money moved per reason since a moment. */
export const movedSince = (db: Queryable, playerId: bigint, since: Instant): Promise<MovementSum[]> =>
  sums(db, { playerId, since })
