import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import { balancesForUpdate } from '../lock-books.ts'
import { post } from '../post.ts'
import { type BonusEnd, decideExpiry, decideForfeit, type ForfeitRefusal } from './ending.ts'
import { requirementFind, requirementFindActive, requirementSave } from './requirement.store.ts'
import { bonusesEnded } from './bonus-events.ts'
import { turnoverChanged } from './turnover-events.ts'
import { turnoverLock } from './turnover-player.store.ts'

export type BonusKey = { readonly playerId: bigint; readonly id: bigint; readonly now: Instant }

export type ForfeitResult =
  | { readonly kind: 'forfeited'; readonly debit: Centavos }
  | { readonly kind: 'refused'; readonly refusal: ForfeitRefusal }

/** Forfeits a bonus: what is left of its credit returns to the promotion, and its requirement ends. */
export async function forfeit(tx: Transaction, key: BonusKey): Promise<ForfeitResult> {
  const coin = await lockForEnd(tx, key)
  const end = decideForfeit(await requirementFind(tx, key), { coin, now: key.now })
  if (typeof end === 'string') return { kind: 'refused', refusal: end }
  await endBonus(tx, end, key.now)
  return { kind: 'forfeited', debit: end.debit }
}

/** Ends an expired bonus. False if it is not due or has already ended. */
export async function expire(tx: Transaction, key: BonusKey): Promise<boolean> {
  const coin = await lockForEnd(tx, key)
  const requirement = await requirementFind(tx, key)
  const end = requirement && decideExpiry(requirement, { coin, now: key.now })
  if (end === undefined) return false
  await endBonus(tx, end, key.now)
  return true
}

async function lockForEnd(tx: Transaction, { playerId }: BonusKey): Promise<Centavos> {
  const { coin } = await balancesForUpdate(tx, playerId)
  await turnoverLock(tx, [playerId])
  return coin
}

async function endBonus(tx: Transaction, { requirement, debit, returnsTo }: BonusEnd, now: Instant): Promise<void> {
  const { playerId, id } = requirement
  await requirementSave(tx, [requirement])
  const active = await requirementFindActive(tx, [playerId])
  await publish(tx, [turnoverChanged(playerId, active), ...bonusesEnded([requirement])])
  if (debit === 0n) return
  const transfer = { reason: 'awardForfeit', from: 'coin', to: returnsTo, amount: debit } as const
  const posted = await post(tx, {
    playerId,
    now,
    source: 'turnover',
    key: `bonus-end:${id}`,
    transfers: [{ ...transfer, reference: `turnover-${id}` }],
  })
  // The book has been locked since the balance was read, and a bonus ends only once.
  if (posted.kind !== 'applied') throw new Error(`the end of bonus ${id} was ${posted.kind}`)
}
