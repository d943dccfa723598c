import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Step } from '#games/title/title.ts'
import { type Card, dealCards, packSize } from './cards.ts'
import { handName } from './hand-name.ts'
import { houseSplit, isFoul, type Split, splitsOf } from './pai-gow-splits.ts'

const handSize = 7
const wonPays = 195
const pushPays = 100

export type PaiGowResult = 'won' | 'push' | 'lost'

/** One way to set the seven cards, named for the player. */
export type NamedSplit = {
  readonly two: readonly [number, number]
  readonly twoName: string
  readonly fiveName: string
  readonly isFoul: boolean
}
export type Showdown = {
  readonly player: NamedSplit
  readonly dealer: NamedSplit
  readonly isTwoWon: boolean
  readonly isFiveWon: boolean
  readonly result: PaiGowResult
}
export type PaiGowView = {
  readonly player: readonly Card[]
  /** Empty until the player's hand is set. */
  readonly dealer: readonly Card[]
  readonly splits: readonly NamedSplit[]
  /** The two of the house's way with the player's cards. */
  readonly house: readonly [number, number]
  readonly showdown: Showdown | null
}

type State = { readonly player: readonly Card[]; readonly dealer: readonly Card[] }

const cardIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(handSize - 1))
const move = v.object({
  two: v.pipe(
    v.tuple([cardIndex, cardIndex]),
    v.check(([first, second]) => first < second),
  ),
})

const begun = (draw: Draw): State => {
  const cards = dealCards({ draw, pack: packSize + 1, count: handSize * 2 })
  return { player: cards.slice(0, handSize), dealer: cards.slice(handSize) }
}

export const paiGowManila = defineTitle({
  code: 'pai-gow-manila',
  name: 'Pai Gow Manila',
  brand: 'salon',
  type: 'poker',
  engine: 'poker',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_730,
  volatility: 'low',
  maxWinHundredths: wonPays,
  roundMsMin: 350,
  choice: v.object({}),
  begin({ draw }): Step<State> {
    const state = begun(draw)
    const view = viewOf(state, null)
    return { state, view, events: [view], win: zeroCentavos, isOver: false }
  },
  moves: {
    schema: move,
    play({ stake, state, move: { two } }) {
      const split = splitsOf(state.player).find((each) => each.two[0] === two[0] && each.two[1] === two[1])
      if (split === undefined || isFoul(split)) return 'badMove'
      const showdown = showdownOf(state, split)
      const view = viewOf(state, showdown)
      return { state, view, events: [view], win: paid(stake, showdown.result), isOver: true }
    },
    settle: ({ stake, state }) => ({ kind: 'win', win: paid(stake, resultOf(state, houseSplit(state.player))) }),
  },
  // Some 10,000,000,000,000,000 pairs of hands: too many to count, so whole rounds are played.
  returns: {
    kind: 'measured',
    ways: () => [
      {
        name: 'the house’s way',
        rounds: 2_000_000,
        tables: { handSize, wonPays, pushPays },
        play({ stake, draw }) {
          const state = begun(draw)
          return { staked: stake, win: paid(stake, resultOf(state, houseSplit(state.player))) }
        },
      },
    ],
  },
  help: paiGowHelp,
})

const paid = (stake: Centavos, result: PaiGowResult): Centavos => {
  if (result === 'lost') return zeroCentavos
  return payOf(stake, result === 'won' ? wonPays : pushPays)
}

const resultOf = (state: State, split: Split): PaiGowResult => showdownOf(state, split).result

/** Hands that are equal are the dealer's. */
function showdownOf(state: State, player: Split): Showdown {
  const dealer = houseSplit(state.dealer)
  const [isTwoWon, isFiveWon] = [player.twoScore > dealer.twoScore, player.fiveScore > dealer.fiveScore]
  const result = isTwoWon === isFiveWon ? (isTwoWon ? 'won' : 'lost') : 'push'
  return { player: named(player), dealer: named(dealer), isTwoWon, isFiveWon, result }
}

const named = (split: Split): NamedSplit => ({
  two: split.two,
  twoName: handName(split.twoScore),
  fiveName: handName(split.fiveScore),
  isFoul: isFoul(split),
})

const viewOf = ({ player, dealer }: State, showdown: Showdown | null): PaiGowView => ({
  player,
  dealer: showdown === null ? [] : dealer,
  splits: splitsOf(player).map(named),
  house: houseSplit(player).two,
  showdown,
})

function paiGowHelp(): HelpPage {
  return {
    summary: 'Seven cards become a hand of five and a hand of two. Win with both against the dealer’s.',
    sections: [
      {
        title: 'What is paid',
        table: {
          head: ['Your hands', 'Pays'],
          rows: [
            ['Both higher than the dealer’s', multiplierText(wonPays)],
            ['One higher', `${multiplierText(pushPays)}, your stake comes back`],
            ['None higher', 'nothing'],
          ],
        },
        paragraphs: [
          `A hand that equals the dealer’s is the dealer’s. A win of both is paid even money, less ${200 - wonPays} % of the win.`,
        ],
      },
      {
        title: 'How to play',
        paragraphs: [
          'You and the dealer have seven cards each, from a pack of 52 and one joker. Choose two of yours; the other five must be at least as high a hand. The two count as a pair, or as their higher card.',
          'The joker completes a straight or a flush, and is an ace otherwise. Five aces are the highest hand. An ace stands above the king, or below the deuce in a straight, which is then the lowest.',
          'The dealer’s hand is always set the house’s way, and yours is if you like. If you leave in the middle of a round it waits for you; after 24 hours it is set the house’s way and paid.',
        ],
      },
      {
        title: 'The house’s way',
        paragraphs: [
          'No pair: the highest card stays with the five, the next two are the two. One pair: it stays with the five, the two highest others are the two.',
          'Two pairs or more: a pair makes the two, the highest that is allowed; but two pairs up to tens stay together beside an ace. Three of a kind stay with the five, but of three aces one goes to the two. A straight or a flush stays, with the highest two it allows.',
          'Four of a kind up to sixes stay together, higher ones are two and two. With a second pair, a pair makes the two.',
        ],
      },
    ],
  }
}
