import type { Card } from '../../math/cards.ts'

const key = 'bituin-pusoy'

/** Where the cards of an open round lie on this device, until they are set: a page that is loaded again finds them there. */
export function keepCards(round: string, cards: readonly Card[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ round, cards }))
  } catch {
    // A private window keeps nothing.
  }
}

/** Undefined: another round, or not these cards. */
export function keptCards(round: string, dealt: readonly Card[]): readonly Card[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKept(kept) && kept.round === round && isOf(kept.cards, dealt) ? kept.cards : undefined
  } catch {
    return undefined
  }
}

const isKept = (kept: unknown): kept is { readonly round: string; readonly cards: readonly Card[] } =>
  typeof kept === 'object' && kept !== null && 'round' in kept && 'cards' in kept && Array.isArray(kept.cards)

const isOf = (cards: readonly Card[], dealt: readonly Card[]): boolean =>
  cards.length === dealt.length && dealt.every((card) => cards.includes(card))
