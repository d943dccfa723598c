import type { DrawRecord } from '#core/draw/recorded-draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Json } from '#games/title/json.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

/** One step of a round as it was decided. Until the round's own `step` reaches it, nobody is shown it. */
export type RoundStep = {
  readonly roundId: string
  readonly step: number
  readonly move: Json
  readonly moveHash: Buffer
  readonly price: Centavos
  readonly state: Json
  readonly view: Json
  readonly events: readonly Json[]
  readonly drawn: readonly DrawRecord[]
  readonly bytesUsed: number
  readonly win: Centavos
  readonly isOver: boolean
}

const insert = statement(
  'round_step_insert',
  `insert into studio.round_step (round_id, step, move, move_hash, price, state, view, events, drawn, bytes_used, win, is_over)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
)
export const roundStepInsert = (db: Queryable, step: RoundStep) =>
  db.rows(insert, [
    step.roundId,
    step.step,
    JSON.stringify(step.move),
    step.moveHash,
    step.price,
    JSON.stringify(step.state),
    JSON.stringify(step.view),
    JSON.stringify(step.events),
    JSON.stringify(step.drawn),
    step.bytesUsed,
    step.win,
    step.isOver,
  ])

const columns = `s.round_id as "roundId", s.step, s.move, s.move_hash as "moveHash", s.price, s.state, s.view, s.events,
  s.drawn, s.bytes_used as "bytesUsed", s.win, s.is_over as "isOver"`

const find = statement<RoundStep>(
  'round_step_find',
  `select ${columns} from studio.round_step s where s.round_id = $1 and s.step = $2`,
)
export const roundStepFind = (db: Queryable, roundId: string, step: number) => atMostOne(db.rows(find, [roundId, step]))

const remove = statement('round_step_delete', 'delete from studio.round_step where round_id = $1 and step = $2')
/** A move whose price the wallet refused was never made. */
export const roundStepDelete = (db: Queryable, roundId: string, step: number) => db.rows(remove, [roundId, step])

const listByRounds = statement<RoundStep>(
  'round_step_list_by_rounds',
  `select ${columns} from studio.round_step s join studio.round r on r.id = s.round_id and s.step <= r.step
   where s.round_id = any($1::text[]) order by s.round_id, s.step`,
)
/** Steps that their player has seen. */
export const roundStepListByRounds = (db: Queryable, roundIds: readonly string[]) => db.rows(listByRounds, [roundIds])
