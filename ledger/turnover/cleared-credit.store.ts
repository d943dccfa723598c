import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ sourceId: string }>(
  'turnoverReqFindCleared',
  `select source_id as "sourceId" from turnover_req
   where player_id = $1 and source = $2 and source_id = any($3::text[]) and status = 'CLEARED' and cleared_by = 'PLAY'`,
)
export type Credits = { readonly playerId: bigint; readonly source: string; readonly sourceIds: readonly string[] }
/** Which of these credits have met their requirement. */
export const creditsCleared = async (db: Queryable, { playerId, source, sourceIds }: Credits): Promise<string[]> =>
  (await db.rows(find, [playerId, source, sourceIds])).map(({ sourceId }) => sourceId)
