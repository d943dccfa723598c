import * as v from 'valibot'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

// The road has ten thousand points, 0.00 to 99.99 kilometres; a percent of it is a hundred of them.
const points = 10_000
const pointsOfPercent = 100
const chanceMin = 2
const chanceMax = 95
const returnOfHundred = 9_700

/** What a ride pays that arrives in so many of a hundred cases, in hundredths of the stake. */
export const rollPays = (chance: number): number => Math.floor(returnOfHundred / chance)

const choice = v.object({
  /** On which end of the road the player waits. */
  side: v.picklist(['under', 'over']),
  chance: v.pipe(v.number(), v.integer(), v.minValue(chanceMin), v.maxValue(chanceMax)),
})
export type RollChoice = v.InferOutput<typeof choice>
export const rollChances = { min: chanceMin, max: chanceMax }

/** Where the jeepney has to stop, both ends included, in hundredths of a kilometre. */
export const rollZone = ({ side, chance }: RollChoice) =>
  side === 'under'
    ? { from: 0, to: chance * pointsOfPercent - 1 }
    : { from: points - chance * pointsOfPercent, to: points - 1 }

export const jeepneyRoll = defineTitle({
  code: 'jeepney-roll',
  name: 'Jeepney Roll',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_600,
  volatility: 'medium',
  theme: 'street',
  maxWinHundredths: rollPays(chanceMin),
  roundMsMin: 350,
  choice,
  begin({ stake, choice: chosen, draw }) {
    const stop = draw(points)
    const { from, to } = rollZone(chosen)
    const win = stop >= from && stop <= to ? payOf(stake, rollPays(chosen.chance)) : zeroCentavos
    return { state: null, view: { stop }, events: [{ stop }], win, isOver: true }
  },
  returns: {
    kind: 'exact',
    ways: () =>
      Array.from({ length: chanceMax - chanceMin + 1 }, (_, index) => chanceMin + index).map((chance) => ({
        name: `${chance} %`,
        outcomes: (stake) => [
          { weight: BigInt(chance), staked: stake, win: payOf(stake, rollPays(chance)) },
          { weight: BigInt(100 - chance), staked: stake, win: zeroCentavos },
        ],
      })),
  },
  help: () => rollHelp(),
})

const shownChances = [2, 5, 10, 25, 33, 50, 66, 75, 90, 95]

const rollHelp = (): LocalHelpPage => ({
  summary: instantTexts.rollSummary,
  sections: [
    {
      title: instantTexts.howToPlay,
      paragraphs: [formatLocal(instantTexts.rollStretch, { least: chanceMin, most: chanceMax }), instantTexts.rollStop],
    },
    {
      title: instantTexts.payouts,
      table: {
        head: [instantTexts.chance, instantTexts.pays],
        rows: shownChances.map((chance) => [
          formatLocal(instantTexts.chancePercent, { percent: chance }),
          multiplierText(rollPays(chance)),
        ]),
      },
    },
  ],
})
