import * as v from 'valibot'
import { zeroCentavos } from '#core/money/centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { defineTable } from '#games/title/table.ts'
import { chips, limitsSection, roundMost, tableClock, tableRule, upTo } from './table-house.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { liveTexts } from './messages/index.ts'
import {
  type Bundle,
  chipsOf,
  insideBet,
  insideBets,
  type InsideKind,
  numbersOfBet,
  wheelParts,
} from './roulette-layout.ts'

export const pockets = 37
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const pocketColour = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black'

/** The numbers round the wheel. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const

const groups = {
  dozen1: (n: number) => n >= 1 && n <= 12,
  dozen2: (n: number) => n >= 13 && n <= 24,
  dozen3: (n: number) => n >= 25,
  column1: (n: number) => n % 3 === 1,
  column2: (n: number) => n % 3 === 2,
  column3: (n: number) => n > 0 && n % 3 === 0,
  low: (n: number) => n >= 1 && n <= 18,
  high: (n: number) => n >= 19,
  even: (n: number) => n > 0 && n % 2 === 0,
  odd: (n: number) => n % 2 === 1,
  red: (n: number) => reds.has(n),
  black: (n: number) => n > 0 && !reds.has(n),
} as const
export type RouletteGroup = keyof typeof groups
const isGroup = (bet: string): bet is RouletteGroup => Object.hasOwn(groups, bet)
const rouletteGroups = Object.keys(groups).filter(isGroup)
const straightBets = Array.from({ length: pockets }, (_, number) => insideBet([number]))
const betsOf = (kind: InsideKind): readonly string[] => insideBets[kind].map(insideBet)
const lineBets = [...betsOf('split'), ...betsOf('street'), ...betsOf('corner'), ...betsOf('sixLine')]
/** Every bet that the table takes. */
export const rouletteBets: readonly string[] = [...straightBets, ...rouletteGroups, ...lineBets]

export type RouletteResult = { readonly number: number }

const covers = (bet: string, number: number): boolean =>
  isGroup(bet) ? groups[bet](number) : numbersOfBet(bet).includes(number)
const coveredBy = (bet: string): number => straightBets.filter((_, number) => covers(bet, number)).length
// What a whole board of 36 numbers would pay, in hundredths.
const boardPays = 3_600
/** A bet pays as if there were no zero: 36 parted by how many numbers it covers. */
const payOfBet = new Map(rouletteBets.map((bet) => [bet, boardPays / coveredBy(bet)]))
export const roulettePaysMost = (bet: string): number => payOfBet.get(bet) ?? 0
/** What a bet pays for this number, in hundredths of its stake. */
export const roulettePays = (bet: string, { number }: RouletteResult): number =>
  covers(bet, number) ? roulettePaysMost(bet) : 0

const straightMost = 1_000n
const evenMost = 20_000n
const thirdMost = 10_000n
/** What lies on several numbers may be as much as a chip of the most on each of them. */
const mostOf = (bet: string): bigint => {
  if (!isGroup(bet)) return straightMost * BigInt(coveredBy(bet))
  return roulettePaysMost(bet) === 200 ? evenMost : thirdMost
}

export const rouletteBituin = defineTable<null, string, RouletteResult>({
  code: 'roulette-bituin',
  name: 'Roulette Bituin',
  brand: 'salon',
  type: 'live',
  engine: 'live',
  version: 2,
  // Version 2 added bets; the wheel and the pay of every other bet are those of version 1.
  replaysFrom: 1,
  stakes: chips,
  rtpBasisPoints: 9_729,
  volatility: 'medium',
  maxWinHundredths: 3_600,
  roundMsMin: 0,
  clock: tableClock({ bettingMs: 20_000, runningMs: 9_000 }),
  open: () => null,
  bet: v.picklist(rouletteBets),
  betsMax: rouletteBets.length,
  roundMost,
  limitOf: ({ bet }) => upTo(mostOf(bet)),
  result: ({ draw }) => ({ number: draw(pockets) }),
  settle: ({ stake, bet, result }) => {
    const paid = roulettePays(bet, result)
    return paid === 0 ? zeroCentavos : payOf(stake, paid)
  },
  trace: ({ number }) => number,
  returns: {
    kind: 'exact',
    ways: () =>
      rouletteBets.map((bet) => ({
        name: bet,
        outcomes: (stake) =>
          straightBets.map((_, number) => ({
            weight: 1n,
            staked: stake,
            win: payOf(stake, roulettePays(bet, { number })),
          })),
      })),
  },
  help: () => rouletteHelp(),
})

const kindsOfBets = [
  [liveTexts.oneNumber, 'n1'],
  [liveTexts.splitBet, '1-2'],
  [liveTexts.streetBet, '1-2-3'],
  [liveTexts.cornerBet, '1-2-4-5'],
  [liveTexts.sixLineBet, '1-2-3-4-5-6'],
  [liveTexts.dozenOrColumn, 'dozen1'],
  [liveTexts.evenMoney, 'red'],
] as const

const rouletteHelp = (): LocalHelpPage => ({
  summary: formatLocal(liveTexts.rouletteSummary, { pockets }),
  sections: [
    {
      title: liveTexts.howToPlay,
      paragraphs: [
        formatLocal(liveTexts.rouletteBets, { percent: formatHundredths(rouletteBituin.rtpBasisPoints) }),
        liveTexts.rouletteLines,
      ],
    },
    {
      title: liveTexts.payouts,
      paragraphs: [liveTexts.payoutIncludesBet],
      table: {
        head: [liveTexts.bet, liveTexts.pays],
        rows: kindsOfBets.map(([name, bet]) => [name, multiplierText(roulettePaysMost(bet))]),
      },
    },
    {
      title: liveTexts.racetrack,
      paragraphs: [liveTexts.racetrackBets, liveTexts.racetrackNeighbours],
      table: {
        head: [liveTexts.partOfWheel, liveTexts.chipsNeeded, liveTexts.bets],
        rows: partsOfWheel.map(([name, part]) => [name, String(chipsOf(part)), betsText(part)]),
      },
    },
    limitsSection(kindsOfBets.map(([name, bet]) => [name, upTo(mostOf(bet))])),
    tableRule,
  ],
})

const partsOfWheel = [
  [liveTexts.voisins, wheelParts.voisins],
  [liveTexts.orphelins, wheelParts.orphelins],
  [liveTexts.tiers, wheelParts.tiers],
] as const
const betsText = (part: Bundle): string =>
  part.map(({ bet, chips }) => `${chips > 1 ? `${chips} × ` : ''}${numbersOfBet(bet).join('-')}`).join(', ')
