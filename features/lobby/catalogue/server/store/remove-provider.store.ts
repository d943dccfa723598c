import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const ofProvider = `select g.game_id from lobby_game g join lobby_brand b on b.id = g.brand_id
  join lobby_platform p on p.id = b.platform_id where p.provider_id = $1`

const deleteGames = statement<{ removed: bigint }>(
  'lobby_game_delete_by_provider',
  `with removed as (delete from lobby_game d where d.game_id in (${ofProvider}) returning 1)
   select count(*) as removed from removed`,
)
/** How many games were listed. */
export const shelvesDelete = async (tx: Queryable, providerId: string): Promise<number> =>
  Number((await exactlyOne(tx.rows(deleteGames, [providerId]))).removed)

const deleteBrands = statement(
  'lobby_brand_delete_by_provider',
  'delete from lobby_brand d using lobby_platform p where p.id = d.platform_id and p.provider_id = $1',
)
const deletePlatform = statement('lobby_platform_delete', 'delete from lobby_platform d where d.provider_id = $1')
/** The platform and its brands, once they are empty. */
export async function platformDelete(tx: Queryable, providerId: string): Promise<void> {
  await tx.rows(deleteBrands, [providerId])
  await tx.rows(deletePlatform, [providerId])
}
