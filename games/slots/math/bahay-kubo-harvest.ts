import type { Draw } from '#core/draw/draw.ts'
import { fall, fillGrid } from './cascade.ts'
import { anywhereWins } from './cluster-wins.ts'
import { defineSlot } from './define-slot.ts'
import { playFreeSpins } from './free-spins.ts'
import { cellsWith, type Grid, type Mark, type SlotModel, type SlotSymbol } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { chanceTable } from './slot-sections.ts'

const hut = 8
const basket = 9
/** What eight or nine, ten or eleven, and twelve or more anywhere pay. */
const crop = (name: string, few: number, some: number, many: number): SlotSymbol => ({
  name,
  pays: [0, 0, 0, 0, 0, 0, 0, 0, few, few, some, some, many],
})
export const kuboModel: SlotModel = {
  reels: 6,
  rows: 5,
  scatter: hut,
  bearer: basket,
  symbols: [
    crop('pumpkin', 480, 1900, 4900),
    crop('eggplant', 290, 980, 2900),
    crop('tomato', 190, 480, 1900),
    crop('corn', 155, 380, 1550),
    crop('radish', 120, 290, 980),
    crop('beans', 75, 240, 780),
    crop('garlic', 55, 175, 580),
    crop('peanut', 40, 135, 380),
    { name: 'hut', pays: [] },
    { name: 'basket', pays: [] },
  ],
}
const weights = { base: [14, 16, 18, 20, 22, 23, 24, 24, 4, 1], free: [14, 16, 18, 20, 22, 23, 24, 24, 4, 3] }
/** What a basket multiplies by, and how often. */
const baskets = { values: [2, 3, 5, 8, 10, 25, 50], weights: [40, 30, 16, 8, 4, 2, 1] }
const free = { count: 10, max: 30, more: 5, needed: 4, neededAgain: 3 }

function play(record: SlotRecord, draw: Draw): void {
  if (harvest(record, draw, { weights: weights.base }).huts >= free.needed) playHarvestDays(record, draw)
}

function playHarvestDays(record: SlotRecord, draw: Draw): void {
  let gathered = 0
  playFreeSpins({
    record,
    ...free,
    spin(left) {
      const day = harvest(record, draw, { weights: weights.free, gathered, left })
      ;({ gathered } = day)
      return day.huts >= free.neededAgain ? free.more : 0
    },
  })
}

type Day = { readonly weights: readonly number[]; readonly gathered?: number; readonly left?: number }

/** Baskets wait until nothing falls any more; then all of them together multiply what the falling has won. */
function harvest(record: SlotRecord, draw: Draw, { weights: chances, gathered = 0, left }: Day) {
  const marks = new Map<number, number>()
  let grid: Grid = fillGrid(kuboModel, chances, draw)
  fillBaskets(grid, marks, draw)
  record.add({ kind: 'spin', grid, marks: marksOf(marks), ...(left === undefined ? {} : { left }) })
  let huts = cellsWith(grid, hut).length
  const wins = []
  const before = record.total()
  for (let found = anywhereWins(grid, kuboModel); found.length > 0 && !record.isFull(); ) {
    record.pay(found)
    wins.push(...found)
    const removed = new Set(found.flatMap(({ cells }) => cells))
    carry(marks, removed)
    grid = fall(grid, removed, () => drawBy(chances, draw))
    fillBaskets(grid, marks, draw)
    record.add({ kind: 'cascade', removed: [...removed], grid, marks: marksOf(marks) })
    huts = Math.max(huts, cellsWith(grid, hut).length)
    found = anywhereWins(grid, kuboModel)
  }
  const won = record.total() - before
  const landed = [...marks.values()].reduce((sum, value) => sum + value, 0)
  if (won === 0 || landed === 0) return { huts, gathered }
  // In free spins what baskets gather is kept, and counts again with every basket that helps to win.
  const multiplier = left === undefined ? landed : gathered + landed
  record.add({ kind: 'meter', text: `×${multiplier}` })
  record.pay([{ symbol: basket, cells: [...marks.keys()], pays: won }], multiplier - 1)
  return { huts, gathered: multiplier }
}

function fillBaskets(grid: Grid, marks: Map<number, number>, draw: Draw): void {
  for (const cell of cellsWith(grid, basket))
    if (!marks.has(cell)) marks.set(cell, baskets.values[drawBy(baskets.weights, draw)] ?? 1)
}

/** A basket falls as its column does. */
function carry(marks: Map<number, number>, removed: ReadonlySet<number>): void {
  const { rows } = kuboModel
  const moved = Array.from(marks, ([cell, value]): [number, number] => {
    const end = (Math.floor(cell / rows) + 1) * rows
    let below = 0
    for (let under = cell + 1; under < end; under++) if (removed.has(under)) below++
    return [cell + below, value]
  })
  marks.clear()
  for (const [cell, value] of moved) marks.set(cell, value)
}

const marksOf = (marks: ReadonlyMap<number, number>): Mark[] => Array.from(marks, ([cell, value]) => ({ cell, value }))

export const bahayKuboHarvest = defineSlot({
  code: 'bahay-kubo-harvest',
  name: 'Bahay Kubo Harvest',
  version: 2,
  replaysFrom: 1,
  rtpBasisPoints: 9_566,
  volatility: 'high',
  theme: 'nature',
  features: ['cascades', 'freeSpins', 'bonusBuy'],
  cap: 500_000,
  hitsOfHundred: 24,
  millions: 10,
  model: kuboModel,
  tables: { weights, baskets, free },
  places: [
    { head: slotTexts.spin, weights: weights.base },
    { head: slotTexts.freeSpin, weights: weights.free },
  ],
  play,
  bonus: { priceHundredths: 2_800, rtpBasisPoints: 9_589, millions: 2, play: playHarvestDays },
  help: () => ({
    summary: slotTexts.kuboSummary,
    features: [
      { title: slotTexts.anywhere, paragraphs: [slotTexts.kuboAnywhere] },
      {
        title: slotTexts.baskets,
        paragraphs: [slotTexts.kuboBaskets],
        table: chanceTable({ ...baskets, head: slotTexts.basketShows, textOf: (value) => `×${value}` }),
      },
      { title: slotTexts.freeSpins, paragraphs: [formatLocal(slotTexts.kuboFree, free), slotTexts.kuboFreeTotal] },
    ],
  }),
})
