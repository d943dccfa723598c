import * as v from 'valibot'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { type BetLimit, defineTable } from '#games/title/table.ts'
import { countOf, type Dice, diceOutcomes, kindsOf, rollThree } from './dice-outcomes.ts'
import { chips, limitsSection, roundMost, tableClock, tableRule, upTo } from './table-house.ts'

/** The faces of the dice, in the order of their numbers. */
export const colours = ['red', 'yellow', 'green', 'blue', 'pink', 'white'] as const
const colorSides = ['pair', 'triple', 'different'] as const
export const colorBets = [...colours, ...colorSides] as const
export type ColorBet = (typeof colorBets)[number]

// By how many dice show the colour. Hundredths, the stake included.
const colourPays = [0, 200, 300, 1_200] as const
const sidePays = { pair: 230, triple: 3_400, different: 172 } as const
const kindsOfSide = { triple: 1, pair: 2, different: 3 } as const

export type ColorResult = { readonly dice: Dice }

const isColour = (bet: ColorBet): bet is (typeof colours)[number] => colours.some((colour) => colour === bet)

/** What a bet pays for these dice, in hundredths of its stake. */
export function colorPays(bet: ColorBet, dice: Dice): number {
  if (isColour(bet)) return colourPays[countOf(dice, colours.indexOf(bet) + 1)] ?? 0
  return kindsOf(dice) === kindsOfSide[bet] ? sidePays[bet] : 0
}

/** What a color pays on one, two and three dice. */
export const colorPaysBy = colourPays.slice(1)

/** The most that a bet can pay. */
export const colorPaysMost = (bet: ColorBet): number => (isColour(bet) ? colourPays[3] : sidePays[bet])

const limitOf = (bet: ColorBet): BetLimit =>
  upTo(bet === 'triple' ? 500n : bet === 'pair' || bet === 'different' ? 5_000n : 10_000n)

export const colorGame = defineTable<null, ColorBet, ColorResult>({
  code: 'color-game',
  name: 'Color Game',
  brand: 'perya',
  type: 'live',
  engine: 'live',
  version: 1,
  stakes: chips,
  rtpBasisPoints: 9_444,
  volatility: 'medium',
  maxWinHundredths: sidePays.triple,
  roundMsMin: 0,
  clock: tableClock(),
  open: () => null,
  bet: v.picklist(colorBets),
  betsMax: colorBets.length,
  roundMost,
  limitOf: ({ bet }) => limitOf(bet),
  result: ({ draw }) => ({ dice: rollThree(draw) }),
  settle: ({ stake, bet, result }) => {
    const pays = colorPays(bet, result.dice)
    return pays === 0 ? zeroCentavos : payOf(stake, pays)
  },
  trace: ({ dice }) => dice,
  returns: {
    kind: 'exact',
    ways: () =>
      colorBets.map((bet) => ({
        name: bet,
        outcomes: (stake) => diceOutcomes(stake, (dice) => colorPays(bet, dice)),
      })),
  },
  help: colorHelp,
})

function colorHelp(): HelpPage {
  return {
    summary: 'The game of every town fair: put your chips on colors, and win when the three dice show them.',
    sections: [
      {
        title: 'How to play',
        paragraphs: [
          'Choose a chip, tap the colors you like, and confirm before the time is up. Everybody at the table plays the same roll.',
          'Three dice are rolled. Each has the six colors, each as likely as the other. Your color on one, two or three of the dice pays more and more. What is paid includes your stake.',
        ],
      },
      {
        title: 'What it pays',
        table: {
          head: ['Bet', 'When', 'Pays'],
          rows: [
            ['A color', 'on one die', multiplierText(colourPays[1])],
            ['A color', 'on two dice', multiplierText(colourPays[2])],
            ['A color', 'on all three', multiplierText(colourPays[3])],
            ['Pair', 'two dice alike, not three', multiplierText(sidePays.pair)],
            ['All different', 'three colors', multiplierText(sidePays.different)],
            ['Triple', 'any color three times', multiplierText(sidePays.triple)],
          ],
        },
      },
      limitsSection([
        ['A color', limitOf('red')],
        ['Pair, all different', limitOf('pair')],
        ['Triple', limitOf('triple')],
      ]),
      tableRule,
    ],
  }
}
