import * as v from 'valibot'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Draw } from '#core/draw/draw.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Step } from '#games/title/title.ts'
import type { Outcome } from '#games/title/returns.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

const ranks = 13
const suits = 4
const returnOfTenThousand = 9_650n
const hundred = 100n
/** From here on the win is taken by itself, so that no round grows without end. */
const takenFrom = 10_000

/** How many of the thirteen ranks answer a guess. An equal rank wins too, but beside an end there is only it or everything else. */
export function guessRanks(rank: number, guess: 'up' | 'down'): number {
  if (rank === 1) return guess === 'up' ? ranks - 1 : 1
  if (rank === ranks) return guess === 'down' ? ranks - 1 : 1
  return guess === 'up' ? ranks + 1 - rank : rank
}

const isRight = (rank: number, guess: 'up' | 'down', next: number): boolean => {
  if (guessRanks(rank, guess) === 1) return next === rank
  if (rank === 1 || rank === ranks) return next !== rank
  return guess === 'up' ? next >= rank : next <= rank
}

/** What a row of right guesses pays, each named by how many ranks answered it, in hundredths of the stake. */
export function guessesPay(answered: readonly number[]): number {
  const fair = BigInt(ranks) ** BigInt(answered.length)
  const taken = answered.reduce((product, count) => product * BigInt(count), 1n)
  return Number((returnOfTenThousand * fair) / (taken * hundred))
}

export type Card = { readonly rank: number; readonly suit: number }
type Row = { readonly cards: readonly Card[]; readonly answered: readonly number[] }
export type HariView = {
  readonly cards: readonly Card[]
  readonly pays: number
  readonly up: number
  readonly down: number
}

const drawCard = (draw: Draw): Card => ({ rank: draw(ranks) + 1, suit: draw(suits) })
const move = v.object({ act: v.picklist(['up', 'down', 'take']) })
const boundHundredths = Number((BigInt(takenFrom) - 1n) * BigInt(ranks))

export const hariReyna = defineTitle({
  code: 'hari-reyna',
  name: 'Hari o Reyna',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_580,
  volatility: 'medium',
  maxWinHundredths: boundHundredths,
  roundMsMin: 350,
  choice: v.object({}),
  begin({ draw }) {
    const row: Row = { cards: [drawCard(draw)], answered: [] }
    return { state: row, view: viewOf(row), events: [{ card: row.cards[0] ?? null }], win: zeroCentavos, isOver: false }
  },
  moves: {
    schema: move,
    play({ stake, state, move: { act }, draw }) {
      if (act === 'take')
        return state.answered.length === 0 ? 'notNow' : ended(state, payNow(state, stake), { taken: true })
      const last = state.cards.at(-1)?.rank ?? 1
      const card = drawCard(draw)
      const cards = [...state.cards, card]
      if (!isRight(last, act, card.rank)) return ended({ ...state, cards }, zeroCentavos, { card, isRight: false })
      const row = { cards, answered: [...state.answered, guessRanks(last, act)] }
      const event = { card, isRight: true }
      if (guessesPay(row.answered) >= takenFrom) return ended(row, payNow(row, stake), event)
      return { state: row, view: viewOf(row), events: [event], win: zeroCentavos, isOver: false }
    },
    settle: ({ stake, state }) =>
      state.answered.length === 0 ? { kind: 'void' } : { kind: 'win', win: payNow(state, stake) },
  },
  returns: {
    kind: 'exact',
    ways: () => [
      ...[1, 2, 3, 4, 6].map((right) => wayOf('likelier', right)),
      ...[1, 2, 3].map((right) => wayOf('bolder', right)),
    ],
  },
  help: () => hariHelp(),
})

const payNow = ({ answered }: Row, stake: Centavos): Centavos => payOf(stake, guessesPay(answered))

const ended = (row: Row, win: Centavos, event: Step['events'][number]): Step<Row> => ({
  state: row,
  view: viewOf(row),
  events: [event],
  win,
  isOver: true,
})

function viewOf({ cards, answered }: Row): HariView {
  const rank = cards.at(-1)?.rank ?? 1
  const pays = answered.length === 0 ? 0 : guessesPay(answered)
  const after = (guess: 'up' | 'down') => guessesPay([...answered, guessRanks(rank, guess)])
  return { cards, pays, up: after('up'), down: after('down') }
}

/** Rows that are worth the same are one row with their weights together. */
type WeightedCard = { readonly rank: number; readonly answered: readonly number[]; readonly weight: bigint }

/** Always the likelier guess, or always the bolder one, until so many are right. */
function wayOf(nerve: 'likelier' | 'bolder', right: number) {
  return {
    name: `${nerve} guess, ${right} right`,
    outcomes(stake: Centavos): readonly Outcome[] {
      let rows: WeightedCard[] = Array.from({ length: ranks }, (_, index) => ({
        rank: index + 1,
        answered: [],
        weight: 1n,
      }))
      const over: Outcome[] = []
      for (let guessed = 1; guessed <= right; guessed++) {
        const completions = BigInt(ranks) ** BigInt(right - guessed)
        const next = new Map<string, WeightedCard>()
        for (const row of rows)
          over.push(...answer(row, { nerve, completions, isLast: guessed === right, stake }, next))
        rows = [...next.values()]
      }
      return over
    },
  }
}

type NextGuess = {
  readonly nerve: 'likelier' | 'bolder'
  readonly completions: bigint
  readonly isLast: boolean
  readonly stake: Centavos
}

function answer(
  row: WeightedCard,
  { nerve, completions, isLast, stake }: NextGuess,
  next: Map<string, WeightedCard>,
): Outcome[] {
  const [up, down] = [guessRanks(row.rank, 'up'), guessRanks(row.rank, 'down')]
  const guess = up >= down === (nerve === 'likelier') ? 'up' : 'down'
  const answered = [...row.answered, guessRanks(row.rank, guess)].toSorted((a, b) => a - b)
  const over: Outcome[] = []
  for (let rank = 1; rank <= ranks; rank++) {
    const weight = row.weight * completions
    if (!isRight(row.rank, guess, rank)) over.push({ weight, staked: stake, win: zeroCentavos })
    else if (isLast || guessesPay(answered) >= takenFrom) {
      over.push({ weight, staked: stake, win: payOf(stake, guessesPay(answered)) })
    } else {
      const key = `${rank}:${answered.join()}`
      next.set(key, { rank, answered, weight: (next.get(key)?.weight ?? 0n) + row.weight })
    }
  }
  return over
}

const rankNames = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

const hariHelp = (): LocalHelpPage => ({
  summary: instantTexts.hariSummary,
  sections: [
    {
      title: instantTexts.howToPlay,
      paragraphs: [
        instantTexts.hariCards,
        formatLocal(instantTexts.hariCollect, { most: multiplierText(takenFrom) }),
        instantTexts.hariLeft,
      ],
    },
    {
      title: instantTexts.hariPayouts,
      paragraphs: [
        formatLocal(instantTexts.hariMultiplies, {
          ranks,
          percent: formatHundredths(10_000 - Number(returnOfTenThousand)).replace(/0$/, ''),
        }),
      ],
      table: {
        head: [instantTexts.card, instantTexts.higherOrSame, instantTexts.lowerOrSame],
        rows: rankNames.map((name, index) => [name, ...firstGuesses(index + 1)]),
      },
    },
  ],
})

/** What the first right guess pays. Beside an end there is only the same rank, or everything else. */
function firstGuesses(rank: number): (LocalText | string)[] {
  const [up, down] = (['up', 'down'] as const).map((guess) => multiplierText(guessesPay([guessRanks(rank, guess)])))
  const same = (multiplier = ''): LocalText => formatLocal(instantTexts.paysSame, { multiplier })
  const different = (multiplier = ''): LocalText => formatLocal(instantTexts.paysDifferent, { multiplier })
  if (rank === 1) return [different(up), same(down)]
  return rank === ranks ? [same(up), different(down)] : [up ?? '', down ?? '']
}
