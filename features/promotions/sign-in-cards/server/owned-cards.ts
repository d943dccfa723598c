import * as v from 'valibot'
import { instant, type Instant } from '#core/clock/instant.ts'
import { calendarDayIn } from '#core/clock/manila.ts'
import {
  type KeptCycle,
  keptCycles,
  type Promotion,
  stateOpen,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { OwnedCard } from '../rules.ts'
import { signInCardsKind } from './sign-in-cards-kind.ts'

export type SignInCards = Promotion<ReturnType<(typeof signInCardsKind)['readSettings']>>

/** A card with its row, and the version that it was bought by. */
export type KeptCard = Omit<KeptCycle<SignInCards['settings'], OwnedCard>, 'held'> & { readonly card: OwnedCard }

const { key } = signInCardsKind
const cardsMax = 10

const kept = v.object({
  propId: v.number(),
  reference: v.string(),
  boughtAt: v.pipe(v.number(), v.transform(instant)),
  isFirst: v.boolean(),
  claimedOn: v.array(calendarDayIn),
  isSignUpClaimed: v.boolean(),
  isRevoked: v.boolean(),
})

/** A player's cards, newest first. */
export async function cardsOf(db: Queryable, acting: SignInCards, playerId: bigint): Promise<readonly KeptCard[]> {
  const cycles = await keptCycles(db, { acting, playerId, schema: kept, countMax: cardsMax })
  return cycles.map(({ held: card, ...cycle }) => ({ ...cycle, card }))
}

export type CardPurchase = Pick<OwnedCard, 'propId' | 'reference' | 'isFirst'> & {
  readonly playerId: bigint
  readonly version: number
  readonly now: Instant
}

/** Stores a newly paid card. The player's book is locked, and the card is new. */
export async function keepCard(tx: Transaction, { playerId, version, now, ...bought }: CardPurchase): Promise<void> {
  const row = await stateOpen(tx, { playerId, key, cycleKey: `card:${bought.propId}`, version, now })
  const card: OwnedCard = { ...bought, boughtAt: now, claimedOn: [], isSignUpClaimed: false, isRevoked: false }
  await stateSave(tx, { ...row, itemStatus: 1, data: card }, now)
}

export const saveCard = (tx: Transaction, { row }: Pick<KeptCard, 'row'>, card: OwnedCard, now: Instant) =>
  stateSave(tx, { ...row, progress: BigInt(card.claimedOn.length), data: card }, now)

/** The idempotency key of a card's claim. The sign-up bonus has one key over all cards. */
export const claimKeyOf = (propId: number, day: number | 'signUp'): string =>
  day === 'signUp' ? 'sign-up' : `${propId}:${day}`

export const termsOf = ({ days, lastsDays }: SignInCards['settings']) => ({ length: days.length, lastsDays })
