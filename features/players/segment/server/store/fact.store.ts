import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayerFacts = {
  readonly playerId: bigint
  readonly registeredOn: CalendarDay
  readonly seenOn: CalendarDay | null
  readonly playedOn: CalendarDay | null
  readonly depositedOn: CalendarDay | null
  readonly bets7: bigint
  readonly bets30: bigint
  readonly net30: bigint
  readonly deposits: bigint
  readonly depositSum: bigint
  readonly withdrawalSum: bigint
  readonly claims: number
  readonly vip: number
  readonly language: string
  readonly device: string | null
  readonly isReachable: boolean
}

const names = `registered_on, seen_on, played_on, deposited_on, bets_7, bets_30, net_30, deposits, deposit_sum, withdrawal_sum,
  claims, vip, language, device, is_reachable`
const own = names.split(/,\s*/)

const save = statement(
  'segment_fact_save',
  `insert into segment_fact as f (player_id, ${names})
   select * from unnest($1::bigint[], $2::date[], $3::date[], $4::date[], $5::date[], $6::bigint[], $7::bigint[], $8::bigint[],
     $9::bigint[], $10::bigint[], $11::bigint[], $12::int[], $13::smallint[], $14::text[], $15::text[], $16::boolean[])
   on conflict (player_id) do update set ${own.map((name) => `${name} = excluded.${name}`).join(', ')}
   where (${own.map((name) => `f.${name}`).join(', ')}) is distinct from (${own.map((name) => `excluded.${name}`).join(', ')})`,
)
/** Rows whose facts have not changed are not written. */
export const factsSave = (tx: Transaction, facts: readonly PlayerFacts[]) =>
  tx.rows(save, [
    facts.map(({ playerId }) => playerId),
    facts.map(({ registeredOn }) => registeredOn),
    facts.map(({ seenOn }) => seenOn),
    facts.map(({ playedOn }) => playedOn),
    facts.map(({ depositedOn }) => depositedOn),
    facts.map(({ bets7 }) => bets7),
    facts.map(({ bets30 }) => bets30),
    facts.map(({ net30 }) => net30),
    facts.map(({ deposits }) => deposits),
    facts.map(({ depositSum }) => depositSum),
    facts.map(({ withdrawalSum }) => withdrawalSum),
    facts.map(({ claims }) => claims),
    facts.map(({ vip }) => vip),
    facts.map(({ language }) => language),
    facts.map(({ device }) => device),
    facts.map(({ isReachable }) => isReachable),
  ])

export type Progress = { readonly factsAt: Instant | null; readonly rebuiltOn: CalendarDay | null }

const find = statement<Progress>(
  'segment_progress_find',
  'select facts_at as "factsAt", rebuilt_on as "rebuiltOn" from segment_progress',
)
export const progressFind = (db: Queryable) => exactlyOne(db.rows(find))

const set = statement('segment_progress_save', 'update segment_progress set facts_at = $1, rebuilt_on = $2')
export const progressSave = (tx: Transaction, { factsAt, rebuiltOn }: { factsAt: Instant; rebuiltOn: CalendarDay }) =>
  tx.rows(set, [sqlTime(factsAt), rebuiltOn])

const days = statement<Pick<PlayerFacts, 'playerId' | 'seenOn' | 'depositedOn'>>(
  'segment_fact_days',
  `select player_id as "playerId", seen_on as "seenOn", deposited_on as "depositedOn" from segment_fact
   where player_id = any($1::bigint[])`,
)
/** When these players were last active, and when they last deposited. */
export const daysOfPlayers = (db: Queryable, ids: readonly bigint[]) => db.rows(days, [ids])
