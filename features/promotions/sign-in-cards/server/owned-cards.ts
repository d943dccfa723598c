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

/** A card with the row that it is kept in, and the version of the promotion that it was bought by and keeps. */
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

/** Every card that a player has bought, the newest first. */
export async function cardsOf(db: Queryable, acting: SignInCards, playerId: bigint): Promise<readonly KeptCard[]> {
  const cycles = await keptCycles(db, { acting, playerId, holds: kept, countMax: cardsMax })
  return cycles.map(({ held: card, ...cycle }) => ({ ...cycle, card }))
}

export type CardPurchase = Pick<OwnedCard, 'propId' | 'reference' | 'isFirst'> & {
  readonly playerId: bigint
  readonly version: number
  readonly now: Instant
}

/** Keeps a card that was just paid. The player's book is locked, and the card was not bought before. */
export async function keepCard(tx: Transaction, { playerId, version, now, ...bought }: CardPurchase): Promise<void> {
  const row = await stateOpen(tx, { playerId, key, cycleKey: `card:${bought.propId}`, version, now })
  const card: OwnedCard = { ...bought, boughtAt: now, claimedOn: [], isSignUpClaimed: false, isRevoked: false }
  await stateSave(tx, { ...row, itemStatus: 1, data: card }, now)
}

export const saveCard = (tx: Transaction, { row }: Pick<KeptCard, 'row'>, card: OwnedCard, now: Instant) =>
  stateSave(tx, { ...row, progress: BigInt(card.claimedOn.length), data: card }, now)

/** What of a card is claimed once. The sign-up bonus is claimed once with whatever card. */
export const claimKeyOf = (propId: number, day: number | 'signUp'): string =>
  day === 'signUp' ? 'sign-up' : `${propId}:${day}`

export const termsOf = ({ days, lastsDays }: SignInCards['settings']) => ({ length: days.length, lastsDays })
