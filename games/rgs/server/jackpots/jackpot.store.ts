import type { Centavos } from '#core/money/centavos.ts'
import type { JackpotCycle } from '#games/jackpot/jackpot-cycle.ts'
import type { JackpotWheel } from '#games/jackpot/wheel.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
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

const columns = `j.code, j.cycle, j.seed_id as "seedId", s.server_seed_hash as "seedHash", j.start, j.grown_fine as grown,
  j.next_fine as next, j.contributed_fine as contributed, j.drop_by as "dropBy", j.wheel`

const list = statement<Jackpot>(
  'jackpot_list',
  `select ${columns} from studio.jackpot j join studio.seed s on s.id = j.seed_id order by j.code`,
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

const grow = statement<Jackpot>(
  'jackpot_grow',
  `update studio.jackpot j set grown_fine = j.grown_fine + $2, next_fine = j.next_fine + $3,
     contributed_fine = j.contributed_fine + $2 + $3
   from studio.seed s where j.code = $1 and s.id = j.seed_id returning ${columns}`,
)
/** Puts a part of a stake in, and holds the pool until it is known whether that has won it. */
export const jackpotGrow = (db: Queryable, code: string, { grown, next }: Pick<JackpotCycle, 'grown' | 'next'>) =>
  atMostOne(db.rows(grow, [code, grown, next]))

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
