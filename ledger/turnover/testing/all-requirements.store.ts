import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type RequirementFacts = {
  readonly id: bigint
  readonly source: string
  readonly sourceId: string
  readonly required: bigint
  readonly progress: bigint
  readonly status: string
  readonly clearedBy: string | null
}

const listAll = statement<RequirementFacts>(
  'testTurnoverReqListAll',
  `select id, source, source_id as "sourceId", required, progress, status, cleared_by as "clearedBy"
   from turnover_req where player_id = $1 order by seq`,
)
/** All requirements of a player, including ended ones. */
export const requirementListAll = (db: Queryable, playerId: bigint): Promise<RequirementFacts[]> =>
  db.rows(listAll, [playerId])

const tamper = statement(
  'testTurnoverReqTamper',
  'update turnover_req set progress = progress + 1 where player_id = $1',
)

/** Tampers with progress, bypassing the rules. */
export const progressTamper = (db: Queryable, playerId: bigint): Promise<never[]> => db.rows(tamper, [playerId])

const listFills = statement<{ validBet: bigint; counted: bigint }>(
  'testTurnoverFillList',
  'select valid_bet as "validBet", counted from turnover_fill where player_id = $1 order by round_id, req_id',
)
export const fillListAll = (db: Queryable, playerId: bigint): Promise<{ validBet: bigint; counted: bigint }[]> =>
  db.rows(listFills, [playerId])
