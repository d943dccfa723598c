import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { type Centavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import { toWireCentavos, type WireCentavos } from '#core/money/wire-centavos.ts'
import type { Settlement, Step, Turn } from '#games/title/title.ts'
import { type Card, dealCards } from './cards.ts'

/** How a hand against the dealer ended. `noHand`: the dealer's hand is too low to play. */
export const duelResults = ['folded', 'noHand', 'won', 'tied', 'lost'] as const
export type DuelResult = (typeof duelResults)[number]

/** One hand against the dealer's: fold and lose the first bet, or bet again and compare. */
export type DuelRules = {
  readonly handSize: number
  /** How many of the dealer's cards lie open before the decision. */
  readonly dealerOpen: number
  readonly scoreOf: (cards: readonly Card[]) => number
  /** Whether the dealer's hand is good enough to be compared. */
  readonly dealerPlays: (score: number) => boolean
  readonly isWorthPlaying: (player: readonly Card[], dealerOpen: readonly Card[]) => boolean
  /** What of the stake lies on the hand against the dealer; the rest is pair plus. */
  readonly anteOf: (bet: Bet) => Centavos
  /** What playing costs besides the stake. */
  readonly priceOf: (bet: Bet) => Centavos
  /** Everything that comes back, bets included. */
  readonly payOf: (ended: FinishedBet) => Centavos
}
export type Bet = { readonly stake: Centavos; readonly isPairPlus: boolean }
export type FinishedBet = Bet & { readonly score: number; readonly result: DuelResult }

export type DuelState = {
  readonly player: readonly Card[]
  readonly dealer: readonly Card[]
  readonly isPairPlus: boolean
}

export type DuelView = {
  readonly player: readonly Card[]
  /** The dealer's cards that lie open, and how many there are in all. */
  readonly dealer: readonly Card[]
  readonly dealerCards: number
  /** What the hands are worth: the page calls them by their names. The dealer's is known at the end. */
  readonly playerScore: number
  readonly dealerScore: number | null
  readonly result: DuelResult | null
  readonly ante: WireCentavos
  readonly pairPlus: WireCentavos
  /** What the second bet costs. */
  readonly price: WireCentavos
}

type Move = { readonly act: 'play' | 'fold' }
const schema: v.GenericSchema<unknown, Move> = v.object({ act: v.picklist(['play', 'fold']) })

/** The course of such a game, for a title to add its facts to. */
export function duelOf(rules: DuelRules) {
  const { handSize, dealerOpen, isWorthPlaying, priceOf, payOf } = rules
  return {
    begin: ({ stake, isPairPlus, draw }: Bet & { readonly draw: Draw }): Step<DuelState> => {
      const cards = dealCards({ draw, count: handSize * 2 })
      const state = { player: cards.slice(0, handSize), dealer: cards.slice(handSize), isPairPlus }
      const view = viewOf(rules, { stake, state, result: null })
      return { state, view, events: [view], win: zeroCentavos, isOver: false }
    },
    moves: {
      schema,
      price: ({ stake, state: { isPairPlus }, move: { act } }: Omit<Turn<DuelState, Move>, 'draw'>) =>
        act === 'play' ? priceOf({ stake, isPairPlus }) : zeroCentavos,
      play: ({ stake, state, move: { act } }: Turn<DuelState, Move>): Step<DuelState> => {
        const ended = endOf(rules, { stake, state, isFolded: act === 'fold' })
        const view = viewOf(rules, { stake, state, result: ended.result })
        return { state, view, events: [view], win: payOf(ended), isOver: true }
      },
      // Played where playing is right, without the second bet: its price is held back from what would have been paid.
      settle: ({ stake, state }: { readonly stake: Centavos; readonly state: DuelState }): Settlement => {
        const { player, dealer, isPairPlus } = state
        if (!isWorthPlaying(player, dealer.slice(0, dealerOpen))) return { kind: 'win', win: zeroCentavos }
        const net = payOf(endOf(rules, { stake, state, isFolded: false })) - priceOf({ stake, isPairPlus })
        return { kind: 'win', win: net > 0n ? centavos(net) : zeroCentavos }
      },
    },
  }
}

type DuelEnd = { readonly stake: Centavos; readonly state: DuelState; readonly isFolded: boolean }

function endOf({ scoreOf, dealerPlays }: DuelRules, { stake, state, isFolded }: DuelEnd): FinishedBet {
  const [player, dealer] = [scoreOf(state.player), scoreOf(state.dealer)]
  const result = isFolded ? 'folded' : compareHands(player, dealerPlays(dealer) ? dealer : undefined)
  return { stake, isPairPlus: state.isPairPlus, score: player, result }
}

/** Undefined: the dealer has no hand to compare. */
function compareHands(player: number, dealer: number | undefined): Exclude<DuelResult, 'folded'> {
  if (dealer === undefined) return 'noHand'
  if (player === dealer) return 'tied'
  return player > dealer ? 'won' : 'lost'
}

type DuelSummary = { readonly stake: Centavos; readonly state: DuelState; readonly result: DuelResult | null }

function viewOf(rules: DuelRules, { stake, state, result }: DuelSummary): DuelView {
  const { scoreOf, dealerOpen, anteOf, priceOf } = rules
  const { player, dealer, isPairPlus } = state
  const ante = anteOf({ stake, isPairPlus })
  return {
    player,
    dealer: result === null ? dealer.slice(0, dealerOpen) : dealer,
    dealerCards: dealer.length,
    playerScore: scoreOf(player),
    dealerScore: result === null ? null : scoreOf(dealer),
    result,
    ante: toWireCentavos(ante),
    pairPlus: toWireCentavos(centavos(stake - ante)),
    price: toWireCentavos(priceOf({ stake, isPairPlus })),
  }
}
