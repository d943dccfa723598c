import * as v from 'valibot'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Title, type TitleFacts } from '#games/title/title.ts'
import { bestHold } from './best-hold.ts'
import { type Card, dealCards } from './cards.ts'
import { pokerTexts } from './messages/index.ts'
import type { LocalText } from '#core/message/local-text.ts'
import { handTitle, type HandTitle } from './hand-title.ts'

export type VideoPoker = Pick<TitleFacts, 'code' | 'name' | 'rtpBasisPoints' | 'volatility'> & {
  readonly grades: readonly HandTitle[]
  /** What each grade pays, in whole stakes. */
  readonly pays: readonly number[]
  /** A place among the grades, or their number for a hand that pays nothing. */
  readonly gradeOf: (cards: readonly Card[]) => number
  /** The rank whose cards stand for any other. */
  readonly wildRank?: number
  /** How often each grade, and then nothing, comes of the best play. */
  readonly optimum: readonly bigint[]
  readonly summary: () => LocalText
  readonly note: LocalText
}

export type VideoView = {
  readonly cards: readonly Card[]
  /** Which cards were kept, once they have been chosen. */
  readonly hold: readonly boolean[] | null
  /** The place of the present hand in the pay table, or null. */
  readonly grade: number | null
}

/** The hand, and the cards that the draw will bring: decided with the deal, so that waiting changes nothing. */
type State = { readonly dealt: readonly Card[]; readonly next: readonly Card[] }

const handSize = 5
const move = v.object({ hold: v.pipe(v.array(v.boolean()), v.length(handSize)) })
const hundred = 100

/** So many whole stakes, as rules write a pay. */
export const stakesText = (stakes: number): string => multiplierText(stakes * hundred)

/** Five cards are dealt, any of them are kept, the others are replaced once: the pay table does the rest. */
export function defineVideoPoker(game: VideoPoker): Title {
  const { code, name, rtpBasisPoints, volatility, grades, pays, gradeOf, optimum, wildRank } = game
  const wild = wildRank === undefined ? {} : { wildRank }
  const payFor = (stake: Centavos, grade: number): Centavos => payOf(stake, (pays[grade] ?? 0) * hundred)
  const viewOf = (cards: readonly Card[], hold: readonly boolean[] | null): VideoView => {
    const grade = gradeOf(cards)
    return { cards, hold, grade: grade < grades.length ? grade : null }
  }
  return defineTitle({
    code,
    name,
    rtpBasisPoints,
    needsBestPlay: true,
    volatility,
    brand: 'salon',
    type: 'poker',
    engine: 'poker',
    version: 1,
    stakes: usualStakes,
    maxWinHundredths: Math.max(...pays) * hundred,
    roundMsMin: 350,
    choice: v.object({}),
    begin({ draw }) {
      const cards = dealCards({ draw, count: handSize * 2 })
      const state: State = { dealt: cards.slice(0, handSize), next: cards.slice(handSize) }
      const view = viewOf(state.dealt, null)
      return { state, view, events: [view], win: zeroCentavos, isOver: false }
    },
    moves: {
      schema: move,
      play({ stake, state, move: { hold } }) {
        const cards = drawn(state, hold)
        const view = viewOf(cards, hold)
        return { state, view, events: [view], win: payFor(stake, gradeOf(cards)), isOver: true }
      },
      settle({ stake, state }) {
        const hold = bestHold(state.dealt, { paysOf: (cards) => pays[gradeOf(cards)] ?? 0, ...wild })
        return { kind: 'win', win: payFor(stake, gradeOf(drawn(state, hold))) }
      },
    },
    returns: {
      kind: 'exact',
      ways: () => [
        {
          name: 'best hold',
          outcomes: (stake) => optimum.map((weight, grade) => ({ weight, staked: stake, win: payFor(stake, grade) })),
        },
      ],
    },
    help: () => helpOf(game),
  })
}

const drawn = ({ dealt, next }: State, hold: readonly boolean[]): Card[] =>
  dealt.map((card, index) => (hold[index] === true ? card : (next[index] ?? card)))

const helpOf = ({ summary, note, grades, pays }: VideoPoker): LocalHelpPage => ({
  summary: summary(),
  sections: [
    {
      title: pokerTexts.payouts,
      table: {
        head: [pokerTexts.hand, pokerTexts.pays],
        rows: grades.map((hand, index) => [handTitle(hand), stakesText(pays[index] ?? 0)]),
      },
    },
    { title: pokerTexts.howToPlay, paragraphs: [pokerTexts.videoHowTo, note, pokerTexts.videoLeft] },
  ],
})
