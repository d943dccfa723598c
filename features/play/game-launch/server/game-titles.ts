import type { Queryable } from '#platform/db/queryable.ts'
import { gameFindByCodes, type GameRef } from './game.store.ts'

/** Returns what a game is called; undefined for one that the house does not know. */
export async function gameTitles(
  db: Queryable,
  games: readonly GameRef[],
): Promise<(game: GameRef) => string | undefined> {
  const found = await gameFindByCodes(db, games)
  const titles = new Map(found.map(({ providerId, code, name }) => [keyOf({ providerId, gameCode: code }), name]))
  return (game) => titles.get(keyOf(game))
}

const keyOf = ({ providerId, gameCode }: GameRef): string => `${providerId}/${gameCode}`
