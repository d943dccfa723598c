import type { Instant } from '#core/clock/instant.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import { dayDone, revokeReward } from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { afterTakenBack } from '../after-taken-back.ts'
import type { Collection, DayDone } from '../rules.ts'
import { openingKey } from './claim-key.ts'
import { loadCollection, lockCollection, type LockedCollection, saveCollection } from './load-collection.ts'
import { newYearKind } from './new-year-kind.ts'

const { key } = newYearKind

/** A deposit that is taken back takes the boxes that it earned, and what was opened with them. */
export const takeBackBoxes: DepositHook = {
  name: key,
  onTakenBack: async (tx, { playerId }, now) => {
    await lockBooks(tx, [playerId])
    const loaded = await loadCollection(tx, { playerId, now })
    if (loaded === undefined || loaded.held.earned.length === 0) return
    const collection = await lockCollection(tx, { playerId, now })
    if (collection === undefined) return
    await takeBack(tx, { playerId, collection, now })
  },
}

type ReturnedBoxes = { readonly playerId: bigint; readonly collection: LockedCollection; readonly now: Instant }

async function takeBack(tx: Transaction, { playerId, collection, now }: ReturnedBoxes): Promise<void> {
  const { promotion, season, held } = collection
  const done = new Map<string, DayDone>()
  for (const day of new Set(held.earned.map((earned) => earned.day))) done.set(day, await dayDone(tx, playerId, day))
  const after = afterTakenBack(promotion.settings, held, (day) => {
    const ofDay = done.get(day)
    if (ofDay === undefined) throw new Error(`nothing was read of ${day}`)
    return ofDay
  })
  for (const [at, { of }] of revokedIn(held, after)) {
    await revokeReward(tx, { playerId, key, claimKey: openingKey(season.cycleKey, of, at + 1) }, now)
  }
  await saveCollection(tx, collection, after, now)
}

/** The openings that were revoked now, with their positions. A piece has no claim, and nothing to revoke. */
const revokedIn = (before: Collection, after: Collection) =>
  [...after.openings.entries()].filter(([at, { isRevoked }]) => isRevoked && before.openings[at]?.isRevoked === false)
