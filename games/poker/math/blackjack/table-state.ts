import type { Card } from '../cards.ts'
import { adviceFor } from './basic-strategy.ts'
import { aceValue, dealerStands, isBlackjack, totalOf, twentyOne, valueOf } from './hand-total.ts'

/** Everything that a player may do, in the order of the buttons. */
export const acts = ['hit', 'stand', 'double', 'split', 'insure', 'evenMoney', 'noInsurance'] as const
export type Act = (typeof acts)[number]

export type PlayedHand = { readonly cards: readonly Card[]; readonly isDoubled: boolean; readonly isDone: boolean }

/** What the server keeps of a round: the whole shoe, and how many of its cards have left it. */
export type TableState = {
  readonly shoe: readonly Card[]
  readonly taken: number
  readonly dealer: readonly Card[]
  readonly hands: readonly PlayedHand[]
  /** Whether insurance was bought, or the question is still open. */
  readonly insurance: 'open' | 'bought' | 'none'
  readonly isEvenMoney: boolean
  readonly isOver: boolean
}

const cardAt = ({ shoe }: Pick<TableState, 'shoe'>, at: number): Card => {
  const card = shoe[at]
  if (card === undefined) throw new RangeError('the shoe is empty')
  return card
}

/** Two cards each: the first and third of the shoe are the player's. A blackjack on either side ends the round. */
export function dealTable(shoe: readonly Card[]): TableState {
  const dealt = { shoe, taken: 4, isEvenMoney: false, isOver: false } as const
  const hand = { cards: [cardAt(dealt, 0), cardAt(dealt, 2)], isDoubled: false, isDone: false }
  const dealer = [cardAt(dealt, 1), cardAt(dealt, 3)]
  const isAce = valueOf(cardAt(dealt, 1)) === aceValue
  const table: TableState = { ...dealt, dealer, hands: [hand], insurance: isAce ? 'open' : 'none' }
  return isAce ? table : peeked(table)
}

/** The dealer looks at the hidden card: a blackjack on either side ends the round. */
function peeked(table: TableState): TableState {
  const isOver = isBlackjack(table.dealer) || isBlackjack(table.hands[0]?.cards ?? [])
  return { ...table, isOver }
}

/** The hand whose turn it is. Undefined: no hand waits for a decision. */
export function turnOf({ hands, insurance, isOver }: TableState): number | undefined {
  if (isOver || insurance === 'open') return undefined
  const at = hands.findIndex(({ isDone }) => !isDone)
  return at < 0 ? undefined : at
}

/** Whether the two first cards count the same and have not been split yet. */
const pairOf = ({ hands }: TableState, { cards }: PlayedHand): number | undefined => {
  const [first = 0, second = 0] = cards.map(valueOf)
  return hands.length === 1 && cards.length === 2 && first === second ? first : undefined
}

export function actsOf(table: TableState): readonly Act[] {
  if (table.insurance === 'open')
    return [isBlackjack(table.hands[0]?.cards ?? []) ? 'evenMoney' : 'insure', 'noInsurance']
  const hand = table.hands[turnOf(table) ?? -1]
  if (hand === undefined) return []
  const isFirst = hand.cards.length === 2
  return ['hit', 'stand', ...(isFirst ? ['double' as const] : []), ...(pairOf(table, hand) ? ['split' as const] : [])]
}

/** What the sheet says where it is the player's turn: insurance is never bought. */
export function adviceOf(table: TableState, mayBet = true): Act {
  if (table.insurance === 'open') return 'noInsurance'
  const hand = table.hands[turnOf(table) ?? -1]
  if (hand === undefined) throw new Error('no hand waits')
  const pair = mayBet ? pairOf(table, hand) : undefined
  const mayDouble = mayBet && hand.cards.length === 2
  return adviceFor({ ...totalOf(hand.cards), pairOf: pair, mayDouble }, valueOf(cardAt({ shoe: table.dealer }, 0)))
}

/** One act that `actsOf` offers. */
export function played(table: TableState, act: Act): TableState {
  if (act === 'evenMoney') return { ...table, insurance: 'none', isEvenMoney: true, isOver: true }
  if (act === 'insure') return peeked({ ...table, insurance: 'bought' })
  if (act === 'noInsurance') return peeked({ ...table, insurance: 'none' })
  const at = turnOf(table) ?? 0
  const after = act === 'split' ? splitTable(table) : withHand(table, at, act)
  return turnOf(after) === undefined ? dealerPlayed(after) : after
}

function withHand(table: TableState, at: number, act: 'hit' | 'stand' | 'double'): TableState {
  const isDrawn = act !== 'stand'
  const hands = table.hands.map((hand, index) => {
    if (index !== at) return hand
    const cards = isDrawn ? [...hand.cards, cardAt(table, table.taken)] : hand.cards
    const isDone = act !== 'hit' || totalOf(cards).total >= twentyOne
    return { cards, isDoubled: act === 'double', isDone }
  })
  return { ...table, hands, taken: table.taken + (isDrawn ? 1 : 0) }
}

/** Each card begins a hand of its own with one more; aces get no other. */
function splitTable(table: TableState): TableState {
  const hands = (table.hands[0]?.cards ?? []).map((card, at) => {
    const cards = [card, cardAt(table, table.taken + at)]
    const isDone = valueOf(card) === aceValue || totalOf(cards).total === twentyOne
    return { cards, isDoubled: false, isDone }
  })
  return { ...table, hands, taken: table.taken + 2 }
}

/** Against hands that are all bust the dealer draws nothing. */
function dealerPlayed(table: TableState): TableState {
  const isWaiting = table.hands.some(({ cards }) => totalOf(cards).total <= twentyOne)
  let { taken } = table
  const dealer = [...table.dealer]
  while (isWaiting && !dealerStands(dealer)) dealer.push(cardAt(table, taken++))
  return { ...table, dealer, taken, isOver: true }
}
