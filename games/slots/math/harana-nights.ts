import type { Draw } from '#core/draw/draw.ts'
import { defineSlot } from './define-slot.ts'
import { lineWinsBothWays } from './line-wins.ts'
import { linesOf } from './lines.ts'
import type { SlotModel } from './model.ts'
import { symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { reelsWith, spinReels, stripsOf } from './reels.ts'

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
  rtpBasisPoints: 9_490,
  volatility: 'low',
  cap: 100_000,
  hitsOfHundred: 53,
  millions: 5,
  model: haranaModel,
  tables: { strips },
  play,
  summary: 'Ten lines that pay from both sides, and a serenade that fills a whole reel and is sung again.',
  features: [
    {
      title: 'Both ways',
      paragraphs: [
        `Three or more of a symbol pay on each of ${haranaModel.lines?.length ?? 0} lines, from the left and from the right. Five of a symbol pay once.`,
      ],
    },
    {
      title: 'The serenade',
      paragraphs: [
        `The serenader is wild: he stands for every symbol in the table. He lands on ${reelsWith(strips, serenade)}, fills his reel and stays, and the other reels spin once more for free. Each further serenader gives one more spin, so a round has three free spins at most.`,
      ],
    },
  ],
})
