import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { DepositHook, OfferQuote, QuotedDeposit } from '#features/cashier/deposit/server/index.ts'
import {
  claimReward,
  type PromotionDependencies,
  releaseReserved,
  reservationFind,
  reserveGift,
  revokeReward,
  stateList,
  stateOpen,
  wouldGrant,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { afterTakenBack, earnsUntil, packBonus, packFor, packItems, type StarBook } from '../rules.ts'
import { exchangeKey, packKey } from './claim-keys.ts'
import { festivalKind } from './festival-kind.ts'
import { loadFestival, lockFestival, readHeld, saveFestival } from './load-festival.ts'

const { key } = festivalKind

/** A pack's deposit: its bonus is reserved from the order on, granted with the payment, and taken back with a refund. */
export const packDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: key,
  quote: async (tx, deposit) => quotesOf(tx, needs, deposit),
  sell: async (tx, { playerId, reference, amount, actType, now }) => {
    if (actType !== depositPurpose.festival) return true
    const festival = await loadFestival(tx, { playerId, now })
    const pack = festival?.today.canEarn ? packFor(festival.today, amount) : undefined
    if (festival === undefined || pack === undefined) return false
    const { promotion } = festival
    return (await reserveGift(tx, needs, { playerId, promotion, reference, cost: packBonus(pack), now })) === 'reserved'
  },
  onPaid: async (tx, { playerId, reference, amount, actType, now }) => {
    if (actType !== depositPurpose.festival) return
    const festival = await lockFestival(tx, { playerId, now })
    // An order that was begun in time has its reservation, however late it is paid.
    const isBegun = (await reservationFind(tx, { key, reference })) !== undefined
    const pack = festival && (isBegun || festival.today.canEarn) ? packFor(festival.today, amount) : undefined
    if (festival !== undefined && pack !== undefined) {
      const { promotion, season, row } = festival
      const { held } = festival.today
      const given = await claimReward(tx, needs, {
        playerId,
        promotion,
        claimKey: packKey(season.cycleKey, pack.id),
        items: packItems(pack, promotion.settings),
        now,
        asks: {},
        paidBy: reference,
        isEarned: true,
        isDepositBonus: true,
      })
      const bought = { id: pack.id, stars: pack.stars, reference, isRevoked: false }
      if (given.kind === 'given') await saveFestival(tx, row, { ...held, packs: [...held.packs, bought] }, now)
    }
    await releaseReserved(tx, { key, reference })
  },
  onTakenBack: async (tx, { playerId, reference, actType }, now) => {
    if (actType === depositPurpose.festival) await takeBack(tx, { playerId, reference }, now)
  },
})

/** The bonus of the pack that a deposit buys. */
async function quotesOf(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, amount, actType, now }: QuotedDeposit,
): Promise<readonly OfferQuote[]> {
  const festival = actType === depositPurpose.festival ? await loadFestival(tx, { playerId, now }) : undefined
  const pack = festival?.today.canEarn ? packFor(festival.today, amount) : undefined
  if (festival === undefined || pack === undefined) return []
  const { promotion, season } = festival
  if (!(await wouldGrant(tx, needs, { playerId, promotion, cost: packBonus(pack), now }))) return []
  const items = packItems(pack, promotion.settings)
  const quoted = { offer: key, title: festivalKind.title, step: null, items }
  return [{ ...quoted, kind: 'bonus', condition: 'every', endsAt: earnsUntil(promotion.settings, season) }]
}

/** A player has at most so many seasons whose deposits can still be charged back. */
const seasonsMax = 24

type TakenDeposit = { readonly playerId: bigint; readonly reference: string }

/** Revokes the pack in the season that it was bought in, and exchanges that its stars have paid for. */
async function takeBack(tx: Transaction, { playerId, reference }: TakenDeposit, now: Instant): Promise<void> {
  await lockBooks(tx, [playerId])
  const rows = await stateList(tx, { playerId, key }, seasonsMax)
  const found = rows.find(({ data }) => readHeld(data).packs.some((pack) => pack.reference === reference))
  if (found === undefined) return
  const row = await stateOpen(tx, { ...found, now })
  const held = readHeld(row.data)
  const after = afterTakenBack(held, reference)
  for (const claimKey of revokedKeys(row.cycleKey, held, after)) {
    await revokeReward(tx, { playerId, key, claimKey }, now)
  }
  await saveFestival(tx, row, after, now)
}

type Revocable = { readonly isRevoked: boolean }

const revokedKeys = (cycleKey: string, before: StarBook, after: StarBook): readonly string[] => {
  const isNewly = (was: Revocable | undefined, { isRevoked }: Revocable) => isRevoked && was?.isRevoked === false
  return [
    ...after.packs.filter((pack, at) => isNewly(before.packs[at], pack)).map(({ id }) => packKey(cycleKey, id)),
    ...after.exchanges.flatMap((each, at) =>
      isNewly(before.exchanges[at], each) ? [exchangeKey(cycleKey, at + 1)] : [],
    ),
  ]
}
