import type { Draw } from '#core/draw/draw.ts'
import { fall, fillGrid } from './cascade.ts'
import { clusterWins } from './cluster-wins.ts'
import { defineSlot } from './define-slot.ts'
import type { Mark, Grid, SlotModel, SlotSymbol, Win } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy } from './reels.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import type { LocalHelpTable } from '#games/title/help-page.ts'
import { slotTexts } from './messages/index.ts'

/** What five to fifteen that touch pay. */
const scoops = (name: string, base: number): SlotSymbol => ({
  name,
  pays: [0, 0, 0, 0, 0, ...[1, 1.5, 2, 3, 4, 6, 10, 16, 25, 40, 75].map((part) => Math.round(base * part))],
})
export const sorbetesModel: SlotModel = {
  reels: 7,
  rows: 7,
  symbols: [
    scoops('halo-halo', 170),
    scoops('ube', 135),
    scoops('mango', 110),
    scoops('strawberry', 95),
    scoops('pandan', 75),
    scoops('cheese', 65),
    scoops('chocolate', 50),
  ],
}
const weights = [4, 5, 7, 9, 12, 14, 16]
const trailMax = 64

/** What a place multiplies by after one more win: ×1 after its first. */
const sprinkled = (value = 0.5): number => Math.min(value * 2, trailMax)

/** A cell that has won is sprinkled; winning there again doubles what it multiplies by. */
function play(record: SlotRecord, draw: Draw): void {
  const trail = new Map<number, number>()
  let grid: Grid = fillGrid(sorbetesModel, weights, draw)
  record.add({ kind: 'spin', grid })
  while (!record.isFull()) {
    const wins = clusterWins(grid, sorbetesModel)
    if (wins.length === 0) return
    record.pay(wins.map((win) => ({ ...win, pays: win.pays * trailOf(trail, win) })))
    const removed = new Set(wins.flatMap(({ cells }) => cells))
    for (const cell of removed) trail.set(cell, sprinkled(trail.get(cell)))
    grid = fall(grid, removed, () => drawBy(weights, draw))
    record.add({ kind: 'cascade', removed: [...removed], grid, marks: marksOf(trail) })
  }
}

/** The multipliers under a group add up; sprinkles that stand at one add nothing. */
function trailOf(trail: ReadonlyMap<number, number>, { cells }: Win): number {
  let sum = 0
  for (const cell of cells) {
    const value = trail.get(cell) ?? 0
    if (value > 1) sum += value
  }
  return Math.max(1, sum)
}

const marksOf = (trail: ReadonlyMap<number, number>): Mark[] => Array.from(trail, ([cell, value]) => ({ cell, value }))

function sprinkleRows(): LocalHelpTable['rows'] {
  const rows: (LocalText | string)[][] = []
  for (let [wins, value] = [1, sprinkled()]; ; [wins, value] = [wins + 1, sprinkled(value)]) {
    rows.push([value === trailMax ? formatLocal(slotTexts.winsOrMore, { wins }) : `${wins}`, `×${value}`])
    if (value === trailMax) return rows
  }
}

export const sorbetesSweets = defineSlot({
  code: 'sorbetes-sweets',
  name: 'Sorbetes Sweets',
  version: 1,
  rtpBasisPoints: 9_495,
  volatility: 'low',
  theme: 'street',
  features: ['cascades'],
  cap: 300_000,
  hitsOfHundred: 50,
  millions: 10,
  model: sorbetesModel,
  tables: { weights, trailMax },
  places: [{ head: slotTexts.chance, weights }],
  play,
  help: () => ({
    summary: formatLocal(slotTexts.sorbetesSummary, { reels: sorbetesModel.reels, rows: sorbetesModel.rows }),
    features: [
      { title: slotTexts.groups, paragraphs: [slotTexts.sorbetesGroups] },
      {
        title: slotTexts.sprinkles,
        paragraphs: [slotTexts.sorbetesSprinkles],
        table: { head: [slotTexts.winsOfPlace, slotTexts.multipliesBy], rows: sprinkleRows() },
      },
    ],
  }),
})
