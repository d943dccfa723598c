import * as v from 'valibot'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Draw } from '#core/draw/draw.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Step } from '#games/title/title.ts'
import type { Outcome } from '#games/title/returns.ts'

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
  help: hariHelp,
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

function hariHelp(): HelpPage {
  const names = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
  return {
    summary: 'Will the next card be higher or lower? Each right guess multiplies what you can take.',
    sections: [
      {
        title: 'How to play',
        paragraphs: [
          'Aces are low, kings are high. A card of the same rank counts as right. Below an ace and above a king there is nothing: there you guess “the same” or “another”.',
          `Every card is drawn from a full pack, so the cards on the table change nothing. Take your win after any right guess; from ${multiplierText(takenFrom)} on it is taken for you.`,
          'If you leave in the middle of a round it waits for you; after 24 hours you are paid what you could have taken, or get your stake back if you had not guessed.',
        ],
      },
      {
        title: 'What a right guess pays',
        paragraphs: [
          `The first right guess pays as in the table. Each later one multiplies that by ${ranks} divided by the number of ranks that make the guess right: a guess that 6 ranks make right multiplies it by ${ranks}/6. What you can take is rounded down to ×0.01. The share of the house, ${formatHundredths(10_000 - Number(returnOfTenThousand)).replace(/0$/, '')} %, is taken once, not with every guess.`,
        ],
        table: {
          head: ['Card', 'Higher or same', 'Lower or same'],
          rows: names.map((name, index) => {
            const pays = (guess: 'up' | 'down') => multiplierText(guessesPay([guessRanks(index + 1, guess)]))
            if (index === 0) return [name, `${pays('up')} another`, `${pays('down')} the same`]
            if (index === ranks - 1) return [name, `${pays('up')} the same`, `${pays('down')} another`]
            return [name, pays('up'), pays('down')]
          }),
        },
      },
    ],
  }
}
