import type { Transaction } from '#platform/db/database.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import { freeRoundInsert, type NewFreeRound } from './free-round.store.ts'
import { providerFind } from './provider.store.ts'
import type { WalletNeighbours } from './wallet-dependencies.ts'

/** With an id of the giver's own, the same grant again does nothing. */
export type FreeRoundGift = Omit<NewFreeRound, 'id'> & { readonly id?: string }
export type GrantRefusal = 'playerNotFound' | 'gameNotFound' | 'alreadyGranted'

/** Gives a player rounds of one game that the house pays for. */
export async function grantFreeRounds(
  tx: Transaction,
  gift: FreeRoundGift,
  { players, games }: Pick<WalletNeighbours, 'players' | 'games'>,
): Promise<{ readonly id: string } | GrantRefusal> {
  const { playerId, providerId, gameCode, now, id = `free-${newToken().slice(0, 22)}` } = gift
  const [player] = await players(tx, [playerId], now)
  if (player === undefined) return 'playerNotFound'
  const [game] = await games(tx, [{ providerId, gameCode }])
  if (game === undefined || (await providerFind(tx, providerId)) === undefined) return 'gameNotFound'
  return (await freeRoundInsert(tx, { ...gift, id })) ? { id } : 'alreadyGranted'
}
