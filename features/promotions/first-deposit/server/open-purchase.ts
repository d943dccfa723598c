import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import * as v from 'valibot'
import { type Expiry, instant, type Instant } from '#core/clock/instant.ts'
import { giftFactsFind } from '#features/players/account/server/index.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import {
  onceCycle,
  type Promotion,
  promotionAt,
  promotionKept,
  promotionOf,
  stateFind,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import { validBetTotal } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { firstDepositKind } from './first-deposit-kind.ts'
import { endOfPurchase, type Purchase, isOver, type OfferFacts, offerFor, statusOf } from '../rules.ts'

export type FirstDeposit = Promotion<ReturnType<(typeof firstDepositKind)['readSettings']>>
export type Offer = FirstDeposit['settings']['offers'][number]

/** A player's offer, with everything that decides about it. */
export type OpenedPurchase = {
  readonly row: StateRow
  readonly promotion: FirstDeposit
  readonly offer: Offer
  readonly purchase: Purchase
  readonly facts: OfferFacts
  readonly isOver: boolean
  readonly expiry: Expiry
}

const kept = v.object({
  offerId: v.optional(v.number()),
  reference: v.optional(v.nullable(v.string()), null),
  /** When it was paid. */
  chargedAt: v.optional(v.nullable(v.pipe(v.number(), v.transform(instant))), null),
  claimed: v.optional(v.array(v.number()), []),
  isRevoked: v.optional(v.boolean(), false),
})

/** Locks the player's offer row; the first access fixes the offer and its version. */
export async function openPurchase(
  tx: Transaction,
  { playerId, now }: { readonly playerId: bigint; readonly now: Instant },
): Promise<OpenedPurchase | undefined> {
  const acting = await promotionOf(tx, firstDepositKind)
  if (acting === undefined) return undefined
  const key = { playerId, key: firstDepositKind.key, cycleKey: onceCycle }
  const row = await stateOpen(tx, { ...key, version: acting.version, now })
  const { settings } = await promotionAt(tx, firstDepositKind, row.version)
  const data = v.parse(kept, row.data)
  const known = settings.offers.find(({ id }) => id === data.offerId)
  const offer = known ?? offerFor(settings.offers, await validBetTotal(tx, playerId))
  if (offer === undefined) return undefined
  const opened = { row, offer, promotion: { ...acting, settings, version: row.version }, purchase: purchaseOf(row) }
  const about = await aboutPurchase(tx, opened, { playerId, now })
  if (known !== undefined) return { ...opened, ...about }
  await stateSave(tx, { ...row, data: { ...data, offerId: offer.id } }, now)
  return { ...opened, ...about, row: { ...row, data: { ...data, offerId: offer.id }, rowVersion: row.rowVersion + 1 } }
}

async function aboutPurchase(
  db: Queryable,
  { promotion, purchase }: Pick<OpenedPurchase, 'promotion' | 'purchase'>,
  { playerId, now }: { readonly playerId: bigint; readonly now: Instant },
) {
  const { settings, terms } = promotion
  const account = await giftFactsFind(db, playerId, now)
  if (account === undefined) throw new Error(`there is no player ${playerId}`)
  const facts = { registeredAt: account.registeredAt, hasDeposited: (await depositTotal(db, playerId)).count > 0n }
  const lasting = { offerHours: settings.hours, claimHours: terms.claimHours }
  return { facts, expiry: endOfPurchase(purchase, facts, lasting), isOver: isOver(purchase, facts, lasting, now) }
}

function purchaseOf(row: Pick<StateRow, 'itemStatus' | 'data'> | undefined): Purchase {
  const { reference, chargedAt: paidAt, claimed, isRevoked } = v.parse(kept, row?.data ?? {})
  return { status: statusOf(row?.itemStatus ?? 0), reference, paidAt, claimed, isRevoked }
}

export const savePurchase = (
  tx: Transaction,
  { row, offer }: OpenedPurchase,
  { paidAt: chargedAt, ...purchase }: Purchase,
  now: Instant,
) => {
  const data = { ...purchase, chargedAt, offerId: offer.id }
  return stateSave(tx, { ...row, itemStatus: firstDepositStatus[purchase.status], data }, now)
}

/** For the catalogue, without writing. */
export async function purchaseFind(db: Queryable, playerId: bigint, acting: FirstDeposit) {
  const row = await stateFind(db, { playerId, key: firstDepositKind.key, cycleKey: onceCycle })
  const { settings } = row === undefined ? acting : await promotionKept(db, acting, row.version)
  return { purchase: purchaseOf(row), settings, offerId: v.parse(kept, row?.data ?? {}).offerId }
}
