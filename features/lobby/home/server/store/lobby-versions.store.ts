import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type LobbyVersions = { readonly catalogue: number; readonly content: number }

const find = statement<{ catalogue: bigint; content: bigint }>(
  'lobby_versions_find',
  `select coalesce((select max(v.version) from lobby_catalogue_version v), 0) as catalogue,
     (select count(*) from lobby_content) as content`,
)
/** The version of the game list, and how many changes the content has had. */
export async function lobbyVersionsFind(db: Queryable): Promise<LobbyVersions> {
  const { catalogue, content } = await exactlyOne(db.rows(find))
  return { catalogue: Number(catalogue), content: Number(content) }
}
