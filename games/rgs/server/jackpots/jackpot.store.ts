import type { Centavos } from '#core/money/centavos.ts'
import type { JackpotCycle } from '#games/jackpot/jackpot-cycle.ts'
import type { JackpotWheel } from '#games/jackpot/wheel.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type Jackpot = JackpotCycle & {
  readonly code: string
  readonly cycle: number
  readonly seedId: bigint
  readonly seedHash: string
  readonly contributed: bigint
} & CycleTerms

/** Fixed when the cycle begins, as its seed is. Null in cycles that are older than these columns: as the pool says. */
export type CycleTerms = { readonly dropBy: Centavos | null; readonly wheel: JackpotWheel | null }

const columns = `j.code, j.cycle, j.seed_id as "seedId", j.start, j.grown_fine as grown, j.next_fine as next,
  j.contributed_fine as contributed, j.drop_by as "dropBy", j.wheel`

const list = statement<Jackpot>(
  'jackpot_list',
  `select ${columns}, s.server_seed_hash as "seedHash" from studio.jackpot j join studio.seed s on s.id = j.seed_id order by j.code`,
)
export const jackpotList = (db: Queryable) => db.rows(list, [])

const insert = statement(
  'jackpot_insert',
  `insert into studio.jackpot (code, cycle, seed_id, start, grown_fine, next_fine, contributed_fine, drop_by, wheel)
   values ($1, 1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
)
type NewJackpot = Omit<Jackpot, 'cycle' | 'seedHash'>
export const jackpotInsert = (db: Queryable, jackpot: NewJackpot) => {
  const { code, seedId, start, grown, next, contributed, dropBy, wheel } = jackpot
  return db.rows(insert, [code, seedId, start, grown, next, contributed, dropBy, jsonOf(wheel)])
}

const jsonOf = (wheel: JackpotWheel | null): string | null => (wheel === null ? null : JSON.stringify(wheel))

export type PoolPart = Pick<JackpotCycle, 'grown' | 'next'> & { readonly code: string }
export type GrownJackpot = Omit<Jackpot, 'seedHash'>

/**
 * Pools are locked in one order, which prevents deadlocks. Their seeds are not joined: while this waits for a pool that is
 * being won, its seed becomes another one, and PostgreSQL would leave out the row.
 */
const grow = statement<GrownJackpot>(
  'jackpot_grow',
  `with part as materialized (
     select j.code, p.grown, p.next from studio.jackpot j
     join unnest($1::text[], $2::bigint[], $3::bigint[]) as p (code, grown, next) on p.code = j.code
     order by j.code for update of j)
   update studio.jackpot j set grown_fine = j.grown_fine + p.grown, next_fine = j.next_fine + p.next,
     contributed_fine = j.contributed_fine + p.grown + p.next
   from part p where j.code = p.code returning ${columns}`,
)
/** Puts parts of a stake in, and holds the pools until it is known whether that has won one. */
export const jackpotsGrow = (db: Queryable, parts: readonly PoolPart[]) =>
  db.rows(grow, [parts.map(({ code }) => code), parts.map(({ grown }) => grown), parts.map(({ next }) => next)])

const restart = statement(
  'jackpot_restart',
  `update studio.jackpot set cycle = cycle + 1, seed_id = $2, start = $3, grown_fine = $4, next_fine = $5, drop_by = $6,
     wheel = $7
   where code = $1`,
)
type JackpotRestart = JackpotCycle & Pick<Jackpot, 'code' | 'seedId'> & CycleTerms
export const jackpotRestart = (db: Queryable, jackpot: JackpotRestart) => {
  const { code, seedId, start, grown, next, dropBy, wheel } = jackpot
  return db.rows(restart, [code, seedId, start, grown, next, dropBy, jsonOf(wheel)])
}
