import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ tags: readonly string[] }>('player_tags_find', 'select tags from player where id = $1')
export const playerTagsFind = async (tx: Transaction, playerId: bigint): Promise<readonly string[]> =>
  (await exactlyOne(tx.rows(find, [playerId]))).tags

const set = statement('player_tags_set', 'update player set tags = $2::text[] where id = $1')
export const playerTagsSet = (tx: Transaction, playerId: bigint, tags: readonly string[]) =>
  tx.rows(set, [playerId, tags])
