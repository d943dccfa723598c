import { birthDateOf } from '#features/players/account/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { textKeys } from '../rules.ts'
import { screenPlayers } from './screen-players.ts'
import { declaredNameInsert } from './store/declared-name.store.ts'

export type Holder = { readonly playerId: bigint; readonly holder: string; readonly now: Instant }

/** Stores and screens the name of a bank account's holder, with the player's registered birth date. */
export async function screenHolder(tx: Transaction, { playerId, holder, now }: Holder): Promise<void> {
  const nameKeys = textKeys(holder)
  if (nameKeys.length === 0) return
  await declaredNameInsert(tx, { playerId, nameKeys, birthDate: await birthDateOf(tx, playerId), now })
  await screenPlayers(tx, { foundBy: 'bankAccount', now }, playerId)
}
