import * as v from 'valibot'
import { type Draw, shuffled } from '#core/draw/draw.ts'
import { combinations } from '#games/title/combinations.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import type { Outcome } from '#games/title/returns.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { bingoLines } from './bingo-lines.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

const balls = 75
export const bingoCalled = 40
const columns = 5
const ofColumn = balls / columns
const cardNumbers = 24
const middle = 12
/** What so many lines pay, from so many on, in hundredths. */
const ladder = [
  { lines: 8, pays: 100_000 },
  { lines: 6, pays: 10_000 },
  { lines: 5, pays: 6_000 },
  { lines: 4, pays: 2_500 },
  { lines: 3, pays: 800 },
  { lines: 2, pays: 300 },
  { lines: 1, pays: 100 },
] as const
export const bingoPays = (lines: number): number => ladder.find((rung) => lines >= rung.lines)?.pays ?? 0

const row = (index: number) => [0, 1, 2, 3, 4].map((column) => index * columns + column)
const column = (index: number) => [0, 1, 2, 3, 4].map((line) => line * columns + index)
/** The places of every line of a card, from the upper left, row by row. */
export const bingoLinePositions: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3, 4].map(row),
  ...[0, 1, 2, 3, 4].map(column),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
]

export type BingoView = {
  /** 25 numbers, row by row; 0 is the free one in the middle. */
  readonly card: readonly number[]
  readonly called: readonly number[]
  readonly lines: readonly number[]
  readonly pays: number
}

export const barrioBingo = defineTitle({
  code: 'barrio-bingo',
  name: 'Barrio Bingo',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_620,
  volatility: 'medium',
  theme: 'fiesta',
  maxWinHundredths: 100_000,
  roundMsMin: 800,
  choice: v.object({}),
  begin({ stake, draw }) {
    const card = drawCard(draw)
    const called = shuffled(range(1, balls), draw).slice(0, bingoCalled)
    const marked = new Set([0, ...called])
    const lines = bingoLinePositions.flatMap((positions, line) =>
      positions.every((position) => marked.has(card[position] ?? -1)) ? [line] : [],
    )
    const pays = bingoPays(lines.length)
    const view: BingoView = { card, called, lines, pays }
    return { state: null, view, events: called.map((ball) => ({ ball })), win: payOf(stake, pays), isOver: true }
  },
  returns: { kind: 'exact', ways: () => [{ name: 'one card', outcomes: bingoOutcomes }] },
  help: () => bingoHelp(),
})

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index)

/** Each column has its own fifteen numbers, as on any bingo card. */
function drawCard(draw: Draw): number[] {
  const drawn = range(0, columns).map((each) => shuffled(range(each * ofColumn + 1, ofColumn), draw).slice(0, columns))
  return range(0, columns * columns).map((position) =>
    position === middle ? 0 : (drawn[position % columns]?.[Math.floor(position / columns)] ?? 0),
  )
}

/** Which numbers a card has does not matter: how many of its 24 are called does, and how they lie. */
function bingoOutcomes(stake: Parameters<typeof payOf>[0]): Outcome[] {
  // One denominator for all: the product over every number of marks would be huge, so weights stay per subset of the card.
  const subsets = range(0, cardNumbers + 1).map((marked) => combinations(cardNumbers, marked))
  const common = subsets.reduce((product, each) => product * (each / gcd(product, each)), 1n)
  return bingoLines.flatMap((counts, marked) => {
    const ways = combinations(cardNumbers, marked) * combinations(balls - cardNumbers, bingoCalled - marked)
    const each = common / (subsets[marked] ?? 1n)
    return counts.map((count, lines) => ({
      weight: ways * each * BigInt(count),
      staked: stake,
      win: payOf(stake, bingoPays(lines)),
    }))
  })
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

const bingoHelp = (): LocalHelpPage => ({
  summary: formatLocal(instantTexts.bingoSummary, { called: bingoCalled, balls }),
  sections: [
    {
      title: instantTexts.howToPlay,
      paragraphs: [instantTexts.bingoCard, formatLocal(instantTexts.bingoLines, { lines: bingoLinePositions.length })],
    },
    {
      title: instantTexts.payouts,
      table: {
        head: [instantTexts.lines, instantTexts.pays],
        rows: ladder.map(({ lines, pays }, index) => [rungText(lines, ladder[index - 1]?.lines), multiplierText(pays)]),
      },
    },
  ],
})

/** From so many lines on, up to the next rung. */
function rungText(lines: number, above: number | undefined): LocalText | string {
  if (above === undefined) return formatLocal(instantTexts.linesOrMore, { lines })
  return above - 1 === lines ? String(lines) : formatLocal(instantTexts.linesTo, { least: lines, most: above - 1 })
}
