import { gameFindByCodes } from '#features/play/game-launch/server/index.ts'
import { roundGames } from '#features/play/game-wallet/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type RoundRef = { readonly providerId: string; readonly roundId: string }

/** The name that the game of each of a player's rounds has now, under `providerId roundId`; its code where it has none any more. */
export async function roundGameNames(
  db: Queryable,
  playerId: bigint,
  rounds: readonly RoundRef[],
): Promise<ReadonlyMap<string, string>> {
  const played = await roundGames(db, playerId, rounds)
  const games = await gameFindByCodes(db, played)
  const nameOf = new Map(games.map(({ providerId, code, name }) => [`${providerId} ${code}`, name]))
  return new Map(
    played.map(({ providerId, roundId, gameCode }) => [
      `${providerId} ${roundId}`,
      nameOf.get(`${providerId} ${gameCode}`) ?? gameCode,
    ]),
  )
}
