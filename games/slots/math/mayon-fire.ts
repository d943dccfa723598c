import type { Draw } from '#core/draw/draw.ts'
import { defineSlot } from './define-slot.ts'
import { playFreeSpins } from './free-spins.ts'
import { lineWins } from './line-wins.ts'
import { linesOf } from './lines.ts'
import { cellsWith, type Grid, type Mark, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy, spinReels, stripsOf } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { linesIn, linesSection, reelsWith } from './slot-sections.ts'

const lava = 8
const mayon = 9
export const mayonModel: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(20),
  wild: lava,
  scatter: mayon,
  symbols: symbolsOf(
    ['phoenix', 210, 800, 3600],
    ['tower', 140, 510, 1950],
    ['drum', 105, 350, 1400],
    ['torch', 80, 280, 1050],
    ['garnet', 35, 115, 390],
    ['topaz', 35, 115, 390],
    ['obsidian', 25, 80, 300],
    ['quartz', 25, 80, 300],
    ['lava'],
    ['mayon'],
  ),
}
const strips = stripsOf(
  'FEJFHCHBCHEFGFADGHEGDGFEBFBDECGCDHEGHAGAH',
  'ECHGEBEHEDJFIEHIBEFAHFCAHAFDGFHGFDGCHGCBGJDG',
  'BECBGDFGEHACEHAEHDFGHAJGFCGEGBFHCFEHGDHFD',
  'DFCGHEGIEJGFIGHAHFJEFABCFHECDBHGECBHDGDHEGFA',
  'AEFHJGHFDBAFGFFGHBCHEGEHCEHFDCGECHEDGBAGD',
)
/** What a stream of lava multiplies by. Two streams multiply each other. */
const heat = { values: [1, 2, 3, 5], weights: [40, 30, 20, 10] }
/** In free spins the streams are never without heat. */
const freeHeat = { values: [2, 3, 5, 10], weights: [40, 30, 20, 10] }
const free = { count: 10, max: 30, more: 5, needed: 3 }
type Heat = typeof heat

function play(record: SlotRecord, draw: Draw): void {
  if (spin(record, draw, { heat }) < free.needed) return
  playFreeSpins({
    record,
    ...free,
    spin: (left) => (spin(record, draw, { heat: freeHeat, left }) >= free.needed ? free.more : 0),
  })
}

/** Answers how many mountains are in sight. */
function spin(record: SlotRecord, draw: Draw, eruption: { readonly heat: Heat; readonly left?: number }): number {
  const grid = spinReels(strips, mayonModel.rows, draw)
  const { left } = eruption
  record.add({ kind: 'spin', grid, ...(left === undefined ? {} : { left }) })
  const mountains = cellsWith(grid, mayon).length
  record.pay(lineWins(...flow(record, grid, { draw, heat: eruption.heat })).map(hotter(record.marks())))
  return mountains
}

/** Lava runs down its reel to the bottom: from where it stopped, every place is wild and as hot. */
function flow(record: SlotRecord, grid: Grid, { draw, heat: chances }: { draw: Draw; heat: Heat }): [Grid, SlotModel] {
  const marks: Mark[] = []
  for (const cell of cellsWith(grid, lava)) {
    const end = (Math.floor(cell / mayonModel.rows) + 1) * mayonModel.rows
    const value = chances.values[drawBy(chances.weights, draw)] ?? 1
    for (let below = cell; below < end; below++) marks.push({ cell: below, value })
  }
  if (marks.length > 0) record.add({ kind: 'change', cells: marks.map(({ cell }) => ({ cell, symbol: lava })), marks })
  return [record.grid(), mayonModel]
}

const hotter =
  (marks: readonly Mark[]) =>
  <Line extends { readonly cells: readonly number[]; readonly pays: number }>(win: Line): Line => ({
    ...win,
    pays: marks.reduce((pays, { cell, value }) => (win.cells.includes(cell) ? pays * value : pays), win.pays),
  })

export const mayonFire = defineSlot({
  code: 'mayon-fire',
  name: 'Mayon Fire',
  version: 1,
  rtpBasisPoints: 9_548,
  volatility: 'high',
  theme: 'nature',
  features: ['freeSpins'],
  cap: 500_000,
  hitsOfHundred: 35,
  millions: 30,
  model: mayonModel,
  tables: { strips, heat, freeHeat, free },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.mayonSummary, { lines: linesIn(mayonModel) }),
    features: [
      linesSection(mayonModel),
      {
        title: slotTexts.lava,
        paragraphs: [formatLocal(slotTexts.mayonLava, { reels: reelsWith(strips, lava) })],
        table: {
          head: [slotTexts.chance, slotTexts.spin, slotTexts.freeSpin],
          rows: heat.values.map((value, index) => [
            formatLocal(slotTexts.chancePercent, { percent: heat.weights[index] ?? 0 }),
            `×${value}`,
            `×${freeHeat.values[index] ?? 0}`,
          ]),
        },
      },
      {
        title: slotTexts.eruption,
        paragraphs: [formatLocal(slotTexts.mayonEruption, free), formatLocal(slotTexts.freeSpinsMore, free)],
      },
    ],
  }),
})
