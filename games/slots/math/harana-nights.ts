import type { Draw } from '#core/draw/draw.ts'
import { defineSlot } from './define-slot.ts'
import { lineWinsBothWays } from './line-wins.ts'
import { linesOf } from './lines.ts'
import type { SlotModel } from './model.ts'
import { symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { spinReels, stripsOf } from './reels.ts'
import { linesTable } from './reel-sections.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { linesIn, reelsOf, wildRule } from './slot-sections.ts'

const serenade = 7
export const haranaModel: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(10),
  wild: serenade,
  symbols: symbolsOf(
    ['guitar', 90, 360, 1150],
    ['rose', 55, 180, 550],
    ['fan', 27, 90, 270],
    ['letter', 23, 75, 230],
    ['lamp', 18, 55, 180],
    ['jasmine', 11, 35, 115],
    ['candle', 11, 35, 115],
    ['serenade'],
  ),
}
const strips = stripsOf(
  'EBGAEDCFEBEGFCBGAFDFGEFCBECDFGFDGCADG',
  'ECEBCHGABDGFEGDGCEBDFCECFGAFADEBFGDFGF',
  'FDCEFEFDGBFGFDCGBECHGDFGDBECGFABAEGCEA',
  'EBAEGDHFEGFCDFCFGEGBAGFECDABGDCBECFGDF',
  'FGDEFCGCFDEFBGCFAEEABCGFDGBEFGCBEDGAD',
)

/** Each new serenade fills its reel and holds it for another spin of the others: three at most, one for each such reel. */
function play(record: SlotRecord, draw: Draw): void {
  const sung = new Set<number>()
  for (let isSinging = true; isSinging && !record.isFull(); ) {
    const grid = spinReels(strips, haranaModel.rows, draw)
    for (const reel of sung) grid[reel] = [serenade, serenade, serenade]
    record.add({ kind: 'spin', grid, held: cellsOfReels(sung) })
    const fresh = [...grid.keys()].filter((reel) => !sung.has(reel) && grid[reel]?.includes(serenade))
    for (const reel of fresh) sung.add(reel)
    isSinging = fresh.length > 0
    if (isSinging)
      record.add({ kind: 'change', cells: cellsOfReels(fresh).map((cell) => ({ cell, symbol: serenade })) })
    record.pay(lineWinsBothWays(record.grid(), haranaModel))
  }
}

const cellsOfReels = (reels: Iterable<number>): number[] =>
  [...reels].flatMap((reel) => [0, 1, 2].map((row) => reel * haranaModel.rows + row))

export const haranaNights = defineSlot({
  code: 'harana-nights',
  name: 'Harana Nights',
  version: 1,
  rtpBasisPoints: 9_458,
  volatility: 'low',
  theme: 'street',
  features: [],
  cap: 100_000,
  hitsOfHundred: 53,
  millions: 10,
  model: haranaModel,
  tables: { strips },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.haranaSummary, { lines: linesIn(haranaModel) }),
    features: [
      {
        title: slotTexts.bothWays,
        paragraphs: [formatLocal(slotTexts.haranaBothWays, { lines: linesIn(haranaModel) }), slotTexts.linesOfReels],
        table: linesTable(haranaModel),
      },
      {
        title: slotTexts.theSerenade,
        paragraphs: [
          wildRule(haranaModel, { symbol: serenade, strips }),
          formatLocal(slotTexts.haranaSerenade, { most: reelsOf(strips, serenade).length }),
        ],
      },
    ],
  }),
})
