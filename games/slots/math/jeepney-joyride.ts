import type { Draw } from '#core/draw/draw.ts'
import { defineSlot } from './define-slot.ts'
import { lineWins } from './line-wins.ts'
import { linesOf } from './lines.ts'
import { cellsWith, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { spinReels, stripsOf } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { linesIn, linesSection, wildRule } from './slot-sections.ts'

const wild = 8
export const jeepneyModel: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(20),
  wild,
  symbols: symbolsOf(
    ['horn', 65, 260, 1300],
    ['wheel', 50, 195, 770],
    ['radio', 40, 130, 520],
    ['garland', 35, 105, 390],
    ['red', 16, 50, 155],
    ['blue', 16, 50, 155],
    ['green', 13, 40, 130],
    ['yellow', 13, 40, 130],
    ['jeepney'],
  ),
}
const strips = stripsOf(
  'HFGFDEBDCHDABFCHGHACEGFDGFBEAHGEHGCE',
  'AHGFEAHEGCHFBHGCDHFBGDGDBEFHCADGCEFE',
  'GEFICBFHGEAGFHDCFBCEFHDCEGBGHEDHGADAH',
  'EGCIGCBHCEDGBHFDAFGGCFEGHFEADHFBAHEDH',
  'BHDGDFAGHFCGHBDEGAHGFHBFECAEGCECEDFHI',
)

/** A jeepney stops at every reel on its way to the left, and each stop is another spin. */
function play(record: SlotRecord, draw: Draw): void {
  let wilds: number[] = []
  do {
    const grid = spinReels(strips, jeepneyModel.rows, draw)
    for (const cell of wilds) {
      const column = grid[Math.floor(cell / jeepneyModel.rows)]
      if (column !== undefined) column[cell % jeepneyModel.rows] = wild
    }
    record.add({ kind: 'spin', grid, held: wilds })
    record.pay(lineWins(grid, jeepneyModel))
    wilds = cellsWith(grid, wild)
      .map((cell) => cell - jeepneyModel.rows)
      .filter((cell) => cell >= 0)
  } while (wilds.length > 0 && !record.isFull())
}

export const jeepneyJoyride = defineSlot({
  code: 'jeepney-joyride',
  name: 'Jeepney Joyride',
  version: 1,
  rtpBasisPoints: 9_637,
  volatility: 'low',
  theme: 'street',
  features: [],
  cap: 250_000,
  hitsOfHundred: 45,
  millions: 10,
  model: jeepneyModel,
  tables: { strips },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.jeepneySummary, { lines: linesIn(jeepneyModel) }),
    features: [
      linesSection(jeepneyModel, slotTexts.jeepneyLongest),
      {
        title: slotTexts.walkingJeepneys,
        paragraphs: [wildRule(jeepneyModel, { symbol: wild, strips }), slotTexts.jeepneyWalks],
      },
    ],
  }),
})
