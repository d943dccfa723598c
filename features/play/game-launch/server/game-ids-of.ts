import type { Queryable } from '#platform/db/queryable.ts'
import { gameFindByCodes } from './game.store.ts'

export type GameCode = { readonly providerId: string; readonly gameCode: string }

/** The lobby's ids of a provider's games; games that are no longer in the catalogue have none. */
export const gameIdsOf = async (
  db: Queryable,
  games: readonly GameCode[],
): Promise<readonly (GameCode & { readonly id: bigint })[]> =>
  (await gameFindByCodes(db, games)).map(({ id, providerId, code }) => ({ id, providerId, gameCode: code }))
