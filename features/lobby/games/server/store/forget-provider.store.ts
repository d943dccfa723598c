import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const ofProvider = `select g.game_id from lobby_game g join lobby_brand b on b.id = g.brand_id
  join lobby_platform p on p.id = b.platform_id where p.provider_id = $1`

const deleteLikes = statement(
  'lobby_like_delete_by_provider',
  `delete from lobby_like l where l.game_id in (${ofProvider})`,
)
export const likesDeleteByProvider = (tx: Queryable, providerId: string) => tx.rows(deleteLikes, [providerId])

const deletePlayed = statement(
  'lobby_played_delete_by_provider',
  `delete from lobby_played l where l.game_id in (${ofProvider})`,
)
export const playedDeleteByProvider = (tx: Queryable, providerId: string) => tx.rows(deletePlayed, [providerId])
