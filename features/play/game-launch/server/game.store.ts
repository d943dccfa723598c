import type { GameType } from '#core/enumerations/game-type.ts'
import type { GameAtPlay } from '#features/play/game-wallet/server/index.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type Game = {
  readonly id: bigint
  readonly providerId: string
  readonly code: string
  readonly name: string
  readonly type: GameType
  readonly state: 'enabled' | 'disabled'
  readonly isInMaintenance: boolean
  readonly launchUrl: string
}

const columns = `g.id, g.provider_id as "providerId", g.code, g.name, g.type, g.state,
  g.is_in_maintenance as "isInMaintenance", g.launch_url as "launchUrl"`

const find = statement<Game>('game_find', `select ${columns} from game g where g.id = $1`)
export const gameFind = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

export type GameRef = Pick<GameAtPlay, 'providerId' | 'gameCode'>

const findByCodes = statement<Game>(
  'game_find_by_codes',
  `select ${columns} from (select unnest($1::text[]) as provider_id, unnest($2::text[]) as code) as k
   join game g on g.provider_id = k.provider_id and g.code = k.code`,
)
export const gameFindByCodes = (db: Queryable, games: readonly GameRef[]): Promise<Game[]> =>
  games.length === 0
    ? Promise.resolve([])
    : db.rows(findByCodes, [games.map(({ providerId }) => providerId), games.map(({ gameCode }) => gameCode)])

/** Games by the provider's code, as the wallet reads them for every bet. */
export async function gamesAtPlay(db: Queryable, games: readonly GameRef[]): Promise<GameAtPlay[]> {
  const found = await gameFindByCodes(db, games)
  return found.map(({ providerId, code, type, state, isInMaintenance }) => ({
    providerId,
    gameCode: code,
    type,
    isAvailable: state === 'enabled' && !isInMaintenance,
  }))
}

const save = statement<{ id: bigint }>(
  'game_save',
  `insert into game (provider_id, code, name, type, state, is_in_maintenance, launch_url)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (provider_id, code) do update set name = excluded.name, type = excluded.type, state = excluded.state,
     is_in_maintenance = excluded.is_in_maintenance, launch_url = excluded.launch_url
   returning id`,
)
/** Adds or replaces a game; returns its id. */
export async function gameSave(db: Queryable, game: Omit<Game, 'id'>): Promise<bigint> {
  const { providerId, code, name, type, state, isInMaintenance, launchUrl } = game
  const { id } = await exactlyOne(db.rows(save, [providerId, code, name, type, state, isInMaintenance, launchUrl]))
  return id
}

export type GameAvailability = Pick<Game, 'id' | 'state' | 'isInMaintenance'>

const setAvailability = statement(
  'game_set_availability',
  `update game g set state = k.state, is_in_maintenance = k.is_in_maintenance
   from unnest($1::bigint[], $2::text[], $3::boolean[]) as k (id, state, is_in_maintenance)
   where g.id = k.id and (g.state, g.is_in_maintenance) is distinct from (k.state, k.is_in_maintenance)`,
)
/** Sets whether each game can be started, as the catalogue decides. */
export const gameSetAvailability = (tx: Queryable, games: readonly GameAvailability[]) =>
  tx.rows(setAvailability, [
    games.map(({ id }) => id),
    games.map(({ state }) => state),
    games.map(({ isInMaintenance }) => isInMaintenance),
  ])

const deleteByProvider = statement('game_delete_by_provider', 'delete from game g where g.provider_id = $1')
/** For games created by a test and never played. */
export const gameDeleteByProvider = (tx: Queryable, providerId: string) => tx.rows(deleteByProvider, [providerId])
