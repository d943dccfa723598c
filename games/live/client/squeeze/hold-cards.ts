import type { Card } from '../card-paint.ts'

/** A card that lies face down until its player opens it. */
export type HeldCard = {
  readonly side: string
  readonly index: number
  readonly card: Card
  /** Whose card it is. */
  readonly label: string
}
export type IsFaceDown = (side: string, index: number) => boolean

export type Hold = {
  /** Undefined: the round's cards are opened by the table. */
  readonly isFaceDown: IsFaceDown | undefined
  readonly next: () => HeldCard | undefined
  readonly left: () => number
  readonly open: (card: HeldCard) => void
}

/** The cards of one round that their player opens, in their order. */
export function holdCards(cards: readonly HeldCard[]): Hold {
  const closed = new Set(cards)
  return {
    isFaceDown:
      cards.length === 0
        ? undefined
        : (side, index) => [...closed].some((card) => card.side === side && card.index === index),
    next: () => closed.values().next().value,
    left: () => closed.size,
    open: (card) => void closed.delete(card),
  }
}

/** A page that comes late shows what the others have seen already. */
const latest = 0.15

type RoundStart = {
  readonly part: number
  readonly isOn: boolean
  readonly cards: () => readonly HeldCard[]
}

/** Decided once a round, when its result comes: a card that has been seen is not turned back. */
export const holdAtStart = ({ part, isOn, cards }: RoundStart): Hold => holdCards(isOn && part <= latest ? cards() : [])
