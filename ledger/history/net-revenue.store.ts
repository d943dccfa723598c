import type { Instant } from '#core/clock/instant.ts'
import type { IdList } from '#platform/db/id-list.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Reason } from '../chart/reason.ts'

export type GroupRevenue = {
  readonly name: string
  readonly players: bigint
  /** Of them, with a deposit that was credited. */
  readonly depositors: bigint
  /** Earned less spent, in centavos. */
  readonly net: bigint
}

const sum = statement<GroupRevenue>(
  'ledgerNetRevenueByGroup',
  `with member as materialized (
     select a.id, coalesce(g.name, $4) as name
     from unnest($1::bigint[]) as a (id) left join unnest($2::bigint[], $3::text[]) as g (id, name) on g.id = a.id
   ), moved as materialized (
     select t.player_id, bool_or(t.reason = 'deposit') as deposited,
       coalesce(sum(case when t.reason = any($6::text[]) then t.amount else -t.amount end)
         filter (where t.reason <> 'deposit'), 0) as net
     from ledger_transfer t
     where t.player_id = any($1::bigint[]) and t.at >= $5 and t.reason = any($6::text[] || $7::text[] || '{deposit}'::text[])
     group by 1)
   select m.name, count(*) as players, count(*) filter (where t.deposited) as depositors,
     coalesce(sum(t.net), 0)::bigint as net
   from member m left join moved t on t.player_id = m.id group by 1`,
)

type Groups = {
  readonly playerIds: IdList
  /** The group of a player; the others are the rest. */
  readonly groups: readonly { readonly playerId: bigint; readonly name: string }[]
  readonly rest: string
  /** Nothing earlier is read: none of them was a player before. */
  readonly since: Instant
  readonly earned: readonly Reason[]
  readonly spent: readonly Reason[]
}

/** What groups of players brought since a moment, by the reasons that count as earned and as spent. */
export const netRevenueByGroup = (db: Queryable, request: Groups): Promise<GroupRevenue[]> => {
  const { playerIds, groups, rest, since, earned, spent } = request
  const [ids, names] = [groups.map(({ playerId }) => playerId), groups.map(({ name }) => name)]
  return db.rows(sum, [playerIds, ids, names, rest, sqlTime(since), earned, spent])
}
