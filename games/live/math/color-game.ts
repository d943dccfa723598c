import * as v from 'valibot'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { type BetLimit, defineTable } from '#games/title/table.ts'
import { countOf, type Dice, diceOutcomes, kindsOf, rollThree } from './dice-outcomes.ts'
import { chips, limitsSection, roundMost, tableClock, tableRule, upTo } from './table-house.ts'
import { liveTexts } from './messages/index.ts'

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
  theme: 'fiesta',
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
  help: () => colorHelp(),
})

const colorHelp = (): LocalHelpPage => ({
  summary: liveTexts.colorSummary,
  sections: [
    { title: liveTexts.howToPlay, paragraphs: [liveTexts.colorBets, liveTexts.colorDice] },
    {
      title: liveTexts.payouts,
      table: {
        head: [liveTexts.bet, liveTexts.when, liveTexts.pays],
        rows: [
          [liveTexts.aColor, liveTexts.onOneDie, multiplierText(colourPays[1])],
          [liveTexts.aColor, liveTexts.onTwoDice, multiplierText(colourPays[2])],
          [liveTexts.aColor, liveTexts.onThreeDice, multiplierText(colourPays[3])],
          [liveTexts.pair, liveTexts.twoAlike, multiplierText(sidePays.pair)],
          [liveTexts.allDifferent, liveTexts.threeColors, multiplierText(sidePays.different)],
          [liveTexts.triple, liveTexts.threeAlike, multiplierText(sidePays.triple)],
        ],
      },
    },
    limitsSection([
      [liveTexts.aColor, limitOf('red')],
      [liveTexts.pairOrDifferent, limitOf('pair')],
      [liveTexts.triple, limitOf('triple')],
    ]),
    tableRule,
  ],
})
