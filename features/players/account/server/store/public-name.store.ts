import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { publicName } from '../../rules.ts'

type PublicIdentity = { readonly id: bigint; readonly mobile: string | null; readonly account: string }

const find = statement<PublicIdentity>(
  'player_find_public_name',
  `select id, mobile, account_shown as account from player where id = any($1::bigint[]) and not is_demo`,
)
/** In place of a name that is not shown, the same in every language. */
export const hiddenName = '•••'

/** Public names of these players. Demonstration players are left out. */
export async function publicNamesOf(db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  return new Map((await db.rows(find, [ids])).map((player) => [player.id, publicName(player)]))
}
