import * as v from 'valibot'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { type BetLimit, defineTable } from '#games/title/table.ts'
import { countOf, type Dice, diceOutcomes, kindsOf, rollThree } from './dice-outcomes.ts'
import { chips, limitsSection, roundMost, tableClock, tableRule, upTo } from './table-house.ts'

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
  returns: {
    kind: 'exact',
    ways: () =>
      sicBets.map((bet) => ({ name: bet, outcomes: (stake) => diceOutcomes(stake, (dice) => sicPays(bet, dice)) })),
  },
  help: sicHelp,
})

/** Spots with the same limit share a row. */
function limitRows(): [string, BetLimit][] {
  const names: Readonly<Record<string, string>> = {
    small: 'Small, big, odd, even',
    anyTriple: 'Any triple',
    sum4: 'Sum 4 or 17',
    sum5: 'Sum 5 or 16',
    sum6: 'Sum 6 or 15',
    sum7: 'Sum 7 to 14',
    face1: 'One number',
    double1: 'A double',
    triple1: 'A certain triple',
  }
  return Object.entries(names).map(([bet, name]) => [name, upTo(mostOf(bet))])
}

function sicHelp(): HelpPage {
  return {
    summary: 'Three dice under a bell. Bet on their sum, on single numbers, on doubles and triples.',
    sections: [
      {
        title: 'How to play',
        paragraphs: [
          'Small is a sum of 4 to 10, big of 11 to 17; odd and even are of the sum as well. All four lose when all three dice are alike.',
        ],
      },
      {
        title: 'What it pays',
        paragraphs: ['What is paid includes your stake.'],
        table: {
          head: ['Bet', 'Pays'],
          rows: [
            ['Small, big, odd, even', multiplierText(pays.half)],
            ['One number on one, two, three dice', facePays.slice(1).map(multiplierText).join(', ')],
            ['A double: two or three of the number', multiplierText(pays.double)],
            ['A certain triple', multiplierText(pays.triple)],
            ['Any triple', multiplierText(pays.anyTriple)],
            ...sumPays.map((paid, index) => [`Sum ${index + 4} or ${17 - index}`, multiplierText(paid)]),
          ],
        },
      },
      limitsSection(limitRows()),
      tableRule,
    ],
  }
}
