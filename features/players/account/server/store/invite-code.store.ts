import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ inviteCode: string }>(
  'player_find_invite_code',
  'select invite_code as "inviteCode" from player where id = $1',
)
/** The code of a player's invitation link. */
export const inviteCodeOf = async (db: Queryable, playerId: bigint): Promise<string> =>
  (await exactlyOne(db.rows(find, [playerId]))).inviteCode
