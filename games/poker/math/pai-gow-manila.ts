import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Step } from '#games/title/title.ts'
import { type Card, dealCards, packSize } from './cards.ts'
import { houseSplit, isFoul, type Split, splitsOf } from './pai-gow-splits.ts'
import { pokerTexts } from './messages/index.ts'
import { formatLocal } from '#core/message/local-text.ts'

const handSize = 7
const wonPays = 195
const pushPays = 100
const evenMoney = 200

export type PaiGowResult = 'won' | 'push' | 'lost'

/** One way to set the seven cards: which two, and what the hands are worth. */
export type SplitView = {
  readonly two: readonly [number, number]
  readonly twoScore: number
  readonly fiveScore: number
  readonly isFoul: boolean
}
export type Showdown = {
  readonly player: SplitView
  readonly dealer: SplitView
  readonly isTwoWon: boolean
  readonly isFiveWon: boolean
  readonly result: PaiGowResult
}
export type PaiGowView = {
  readonly player: readonly Card[]
  /** Empty until the player's hand is set. */
  readonly dealer: readonly Card[]
  readonly splits: readonly SplitView[]
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
  rtpBasisPoints: 9_724,
  needsBestPlay: true,
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
  help: () => paiGowHelp(),
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
  return { player: viewOfSplit(player), dealer: viewOfSplit(dealer), isTwoWon, isFiveWon, result }
}

const viewOfSplit = (split: Split): SplitView => ({
  two: split.two,
  twoScore: split.twoScore,
  fiveScore: split.fiveScore,
  isFoul: isFoul(split),
})

const viewOf = ({ player, dealer }: State, showdown: Showdown | null): PaiGowView => ({
  player,
  dealer: showdown === null ? [] : dealer,
  splits: splitsOf(player).map(viewOfSplit),
  house: houseSplit(player).two,
  showdown,
})

const paiGowHelp = (): LocalHelpPage => ({
  summary: pokerTexts.paiGowSummary,
  sections: [
    {
      title: pokerTexts.payouts,
      table: {
        head: [pokerTexts.yourHands, pokerTexts.pays],
        rows: [
          [pokerTexts.bothHigher, multiplierText(wonPays)],
          [pokerTexts.oneHigher, formatLocal(pokerTexts.betReturned, { multiplier: multiplierText(pushPays) })],
          [pokerTexts.noneHigher, pokerTexts.nothing],
        ],
      },
      paragraphs: [formatLocal(pokerTexts.paiGowPayouts, { percent: evenMoney - wonPays })],
    },
    {
      title: pokerTexts.howToPlay,
      paragraphs: [pokerTexts.paiGowHowTo, pokerTexts.paiGowJoker, pokerTexts.paiGowLeft],
    },
    {
      title: pokerTexts.houseWay,
      paragraphs: [pokerTexts.housePair, pokerTexts.houseTwoPairs, pokerTexts.houseFour],
    },
  ],
})
