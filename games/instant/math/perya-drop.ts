import * as v from 'valibot'
import { combinations } from '#games/title/combinations.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

/** Half of each board in hundredths, from the edge to the middle; the other half mirrors it. */
const halves = {
  8: {
    low: [450, 190, 110, 85, 75],
    medium: [1_200, 270, 110, 70, 60],
    high: [2_400, 350, 100, 55, 40],
  },
  12: {
    low: [1_200, 450, 230, 140, 95, 80, 75],
    medium: [7_500, 1_300, 350, 150, 85, 60, 55],
    high: [24_000, 2_300, 450, 140, 65, 45, 35],
  },
  16: {
    low: [1_600, 1_200, 550, 280, 170, 120, 90, 80, 75],
    medium: [13_000, 6_700, 1_600, 500, 220, 120, 75, 60, 55],
    high: [100_000, 20_000, 3_000, 700, 230, 100, 55, 40, 35],
  },
} as const

export const dropRows = [8, 12, 16] as const
export const dropRisks = ['low', 'medium', 'high'] as const
const choice = v.object({ rows: v.picklist(dropRows), risk: v.picklist(dropRisks) })
export type DropChoice = v.InferOutput<typeof choice>

/** What each slot below the board pays, from left to right. */
export function dropSlots({ rows, risk }: DropChoice): readonly number[] {
  const half: readonly number[] = halves[rows][risk]
  return [...half, ...half.slice(0, -1).toReversed()]
}

export const peryaDrop = defineTitle({
  code: 'perya-drop',
  name: 'Perya Drop',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_480,
  volatility: 'medium',
  theme: 'fiesta',
  maxWinHundredths: 100_000,
  roundMsMin: 350,
  choice,
  begin({ stake, choice: chosen, draw }) {
    const turns = Array.from({ length: chosen.rows }, () => draw(2))
    const slot = turns.reduce((sum, turn) => sum + turn, 0)
    const pays = dropSlots(chosen)[slot] ?? 0
    const view = { ...chosen, turns, slot, pays }
    return { state: null, view, events: [{ turns, slot, pays }], win: payOf(stake, pays), isOver: true }
  },
  returns: {
    kind: 'exact',
    ways: () =>
      dropRows.flatMap((rows) =>
        dropRisks.map((risk) => ({
          name: `${rows} rows, ${risk} risk`,
          outcomes: (stake) =>
            dropSlots({ rows, risk }).map((pays, slot) => ({
              weight: combinations(rows, slot),
              staked: stake,
              win: payOf(stake, pays),
            })),
        })),
      ),
  },
  help: () => dropHelp(),
})

const dropHelp = (): LocalHelpPage => ({
  summary: instantTexts.dropSummary,
  sections: [
    { title: instantTexts.howToPlay, paragraphs: [instantTexts.dropHowTo, instantTexts.dropRisk] },
    ...dropRows.map((rows) => ({
      title: formatLocal(instantTexts.dropTable, { rows }),
      table: {
        head: [
          instantTexts.risk,
          ...halves[rows].low.map((_, slot) => (slot === rows / 2 ? instantTexts.middle : String(slot + 1))),
        ],
        rows: dropRisks.map((risk) => [instantTexts[`risk.${risk}`], ...halves[rows][risk].map(multiplierText)]),
      },
    })),
  ],
})
