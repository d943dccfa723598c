import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import { freeRoundInsert, type NewFreeRound } from './store/free-round.store.ts'
import { providerFind } from './store/provider.store.ts'
import type { WalletNeighbours } from './wallet-dependencies.ts'

/** With an id chosen by the giver, repeating the grant does nothing. */
export type FreeRoundGift = Omit<NewFreeRound, 'id'> & { readonly id?: string }
export type GrantRefusal = 'playerNotFound' | 'gameNotFound' | 'alreadyGranted'

/** Gives a player free rounds of one game. */
export async function grantFreeRounds(
  tx: Transaction,
  gift: FreeRoundGift,
  { players, games }: Pick<WalletNeighbours, 'players' | 'games'>,
): Promise<{ readonly id: string } | GrantRefusal> {
  const { id = `free-${newToken().slice(0, 22)}` } = gift
  const fault = await refuseFreeRounds(tx, gift, { players, games })
  if (fault !== undefined) return fault
  return (await freeRoundInsert(tx, { ...gift, id })) ? { id } : 'alreadyGranted'
}

export type GrantQuestion = Pick<FreeRoundGift, 'playerId' | 'providerId' | 'gameCode' | 'now'>

/** Why nobody could play such rounds. */
export async function refuseFreeRounds(
  db: Queryable,
  { playerId, providerId, gameCode, now }: GrantQuestion,
  { players, games }: Pick<WalletNeighbours, 'players' | 'games'>,
): Promise<Exclude<GrantRefusal, 'alreadyGranted'> | undefined> {
  const [player] = await players(db, [playerId], now)
  if (player === undefined) return 'playerNotFound'
  const [game] = await games(db, [{ providerId, gameCode }])
  return game === undefined || (await providerFind(db, providerId)) === undefined ? 'gameNotFound' : undefined
}
