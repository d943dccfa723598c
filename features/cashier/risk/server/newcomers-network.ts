import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { followSignInsOf } from './follow-sign-ins-job.ts'
import { heldGiftRelease } from './store/held-gift.store.ts'
import { accountsGivenOn, type NetworkGift, networkGiftInsert, networksOn } from './store/network-gift.store.ts'
import { rulesNow } from './rules-now.ts'

type Newcomer = { readonly playerId: bigint; readonly registeredAt: Instant; readonly now: Instant }

/**
 * The networks that tie a newcomer: those of today, and those of the registration day, so that accounts registered
 * together cannot each wait for a separate day.
 */
export async function newcomersNetworks(tx: Transaction, { playerId, registeredAt, now }: Newcomer): Promise<Buffer[]> {
  await followSignInsOf(tx, playerId)
  return networksOn(tx, playerId, [...new Set([dayOf(registeredAt), dayOf(now)])])
}

/** Whether a network has reached its daily limit of accounts with a gift. */
export async function networkIsFull(tx: Transaction, gift: NetworkGift): Promise<boolean> {
  if (gift.networks.length === 0) return false
  const { networkGiftsMin } = (await rulesNow(tx)).rules
  return (await accountsGivenOn(tx, gift)) + 1n >= BigInt(networkGiftsMin)
}

/** Records a granted gift on the player's networks and ends its hold. */
export async function noteGiven(tx: Transaction, { now, ...given }: NetworkGift & { readonly now: Instant }) {
  await networkGiftInsert(tx, given)
  await heldGiftRelease(tx, { ...given, now, by: 'given' })
}
