import * as v from 'valibot'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { type BetLimit, defineTable } from '#games/title/table.ts'
import { countOf, type Dice, diceOutcomes, kindsOf, rollThree } from './dice-outcomes.ts'
import { chips, limitsSection, roadRounds, roundMost, tableClock, tableRule, upTo } from './table-house.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { liveTexts } from './messages/index.ts'

const sicHalves = ['small', 'odd', 'even', 'big'] as const
// What a sum pays, from 4 to 10; 11 to 17 pay as those that mirror them.
const sumPays = [6_800, 3_400, 2_050, 1_370, 980, 820, 760] as const
const sums = Array.from({ length: 14 }, (_, index) => index + 4)
const faces = [1, 2, 3, 4, 5, 6] as const
const facePays = [0, 200, 300, 1_200] as const
const pays = { half: 200, double: 1_300, triple: 20_500, anyTriple: 3_400 } as const

export const sicSums = sums.map((sum) => `sum${sum}`)
export const sicFaces = faces.map((face) => `face${face}`)
export const sicDoubles = faces.map((face) => `double${face}`)
export const sicTriples = faces.map((face) => `triple${face}`)
const sicBets: readonly string[] = [...sicHalves, 'anyTriple', ...sicSums, ...sicFaces, ...sicDoubles, ...sicTriples]

export type SicResult = { readonly dice: Dice }

export const sumOf = (dice: Dice): number => dice[0] + dice[1] + dice[2]
const numberOf = (bet: string): number => Number(/\d+$/.exec(bet)?.[0] ?? 0)
const isHalf: Readonly<Record<string, (sum: number) => boolean>> = {
  small: (sum) => sum <= 10,
  big: (sum) => sum >= 11,
  odd: (sum) => sum % 2 === 1,
  even: (sum) => sum % 2 === 0,
}

/** What a bet pays for these dice, in hundredths of its stake. */
export function sicPays(bet: string, dice: Dice): number {
  const [half, kinds, number] = [isHalf[bet], kindsOf(dice), numberOf(bet)]
  // A triple takes the small, the big, the odd and the even.
  if (half !== undefined) return half(sumOf(dice)) && kinds > 1 ? pays.half : 0
  if (bet === 'anyTriple') return kinds === 1 ? pays.anyTriple : 0
  if (bet.startsWith('sum')) return sumOf(dice) === number ? sicPaysMost(bet) : 0
  return likenessPays(bet, countOf(dice, number))
}

/** A number, its double, its triple, by how many dice show it. */
function likenessPays(bet: string, count: number): number {
  if (bet.startsWith('face')) return facePays[count] ?? 0
  if (bet.startsWith('double')) return count >= 2 ? pays.double : 0
  return count === 3 ? pays.triple : 0
}

/** What a number pays on one, two and three dice. */
export const sicFacePaysBy = facePays.slice(1)

/** The most that a bet can pay. */
export function sicPaysMost(bet: string): number {
  if (isHalf[bet] !== undefined) return pays.half
  if (bet === 'anyTriple') return pays.anyTriple
  const number = numberOf(bet)
  if (bet.startsWith('sum')) return sumPays[(number <= 10 ? number : 21 - number) - 4] ?? 0
  if (bet.startsWith('face')) return facePays[3]
  return bet.startsWith('double') ? pays.double : pays.triple
}

const mostOf = (bet: string): bigint => {
  const most = sicPaysMost(bet)
  if (most <= 200) return 20_000n
  return most > 10_000 ? 100n : most > 2_000 ? 500n : 2_000n
}

export const sicBoBituin = defineTable<null, string, SicResult>({
  code: 'sic-bo-bituin',
  name: 'Sic Bo Bituin',
  brand: 'salon',
  type: 'live',
  engine: 'live',
  version: 1,
  stakes: chips,
  rtpBasisPoints: 9_444,
  volatility: 'high',
  maxWinHundredths: pays.triple,
  roundMsMin: 0,
  clock: tableClock({ bettingMs: 20_000 }),
  open: () => null,
  bet: v.picklist(sicBets),
  betsMax: sicBets.length,
  roundMost,
  limitOf: ({ bet }) => upTo(mostOf(bet)),
  result: ({ draw }) => ({ dice: rollThree(draw) }),
  settle: ({ stake, bet, result }) => {
    const paid = sicPays(bet, result.dice)
    return paid === 0 ? zeroCentavos : payOf(stake, paid)
  },
  trace: ({ dice }) => dice,
  roadRounds,
  returns: {
    kind: 'exact',
    ways: () =>
      sicBets.map((bet) => ({ name: bet, outcomes: (stake) => diceOutcomes(stake, (dice) => sicPays(bet, dice)) })),
  },
  help: () => sicHelp(),
})

/** Spots with the same limit share a row. */
const limitRows = (): [LocalText, BetLimit][] =>
  (
    [
      ['small', liveTexts.halves],
      ['anyTriple', liveTexts.anyTriple],
      ['sum4', formatLocal(liveTexts.sumOr, { low: 4, high: 17 })],
      ['sum5', formatLocal(liveTexts.sumOr, { low: 5, high: 16 })],
      ['sum6', formatLocal(liveTexts.sumOr, { low: 6, high: 15 })],
      ['sum7', formatLocal(liveTexts.sumTo, { low: 7, high: 14 })],
      ['face1', liveTexts.numberBet],
      ['double1', liveTexts.doubleBet],
      ['triple1', liveTexts.aTriple],
    ] as const
  ).map(([bet, name]) => [name, upTo(mostOf(bet))])

const sicHelp = (): LocalHelpPage => ({
  summary: liveTexts.sicSummary,
  sections: [
    { title: liveTexts.howToPlay, paragraphs: [liveTexts.sicHalves] },
    {
      title: liveTexts.payouts,
      paragraphs: [liveTexts.payoutIncludesBet],
      table: {
        head: [liveTexts.bet, liveTexts.pays],
        rows: [
          [liveTexts.halves, multiplierText(pays.half)],
          [liveTexts.numberOnDice, facePays.slice(1).map(multiplierText).join(', ')],
          [liveTexts.aDouble, multiplierText(pays.double)],
          [liveTexts.aTriple, multiplierText(pays.triple)],
          [liveTexts.anyTriple, multiplierText(pays.anyTriple)],
          ...sumPays.map((paid, index) => [
            formatLocal(liveTexts.sumOr, { low: index + 4, high: 17 - index }),
            multiplierText(paid),
          ]),
        ],
      },
    },
    limitsSection(limitRows()),
    tableRule,
  ],
})
