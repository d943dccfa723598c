import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type EndedRound = {
  readonly playerId: string
  readonly id: string
  readonly state: 'closed' | 'voided'
  readonly staked: Centavos
  readonly win: Centavos
  readonly endedAt: Instant
}

// A cursor counts milliseconds, so the order does too.
const list = statement<EndedRound>(
  'round_list_ended',
  `select a.player_id as "playerId", r.id, r.state, r.staked, r.win, r.ended_at as "endedAt"
   from studio.round r join studio.account a on a.id = r.account_id and a.kind = 'real'
   where r.state in ('closed', 'voided') and r.ended_at >= $1 and r.ended_at < $2
     and ($3::timestamptz is null or (r.ended_at, r.id) > ($3, $4))
   order by r.ended_at, r.id limit $5`,
)
export type EndedPage = {
  readonly from: Instant
  readonly to: Instant
  readonly max: number
  readonly after: { readonly endedAt: Instant; readonly id: string } | undefined
}
/** Rounds for money that ended in a time, in the order in which they did. */
export const endedRounds = (db: Queryable, { from, to, max, after }: EndedPage) =>
  db.rows(list, [sqlTime(from), sqlTime(to), after === undefined ? null : sqlTime(after.endedAt), after?.id, max])
