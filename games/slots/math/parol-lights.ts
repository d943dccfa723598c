import type { Draw } from '#core/draw/draw.ts'
import { fall, fillGrid } from './cascade.ts'
import { clusterWins } from './cluster-wins.ts'
import { defineSlot } from './define-slot.ts'
import type { Grid, SlotModel, SlotSymbol } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'

const lantern = 6
/** What five to twelve that touch pay. */
const lights = (name: string, base: number): SlotSymbol => ({
  name,
  pays: [0, 0, 0, 0, 0, ...[1, 1.5, 2.2, 3.5, 6, 10, 18, 40].map((part) => Math.round(base * part))],
})
export const parolModel: SlotModel = {
  reels: 6,
  rows: 5,
  wild: lantern,
  symbols: [
    lights('star', 160),
    lights('bell', 126),
    lights('candle', 90),
    lights('ribbon', 70),
    lights('bulb', 60),
    lights('holly', 45),
    { name: 'parol', pays: [] },
  ],
}
export const parolWeights = [6, 7, 8, 9, 10, 10, 0]
/** How far the count of falls multiplies. */
const multiplierMax = 12

/** Every group leaves a lit lantern, wild, in the middle of where it was; every fall counts one more. */
function play(record: SlotRecord, draw: Draw): void {
  let grid: Grid = fillGrid(parolModel, parolWeights, draw)
  record.add({ kind: 'spin', grid })
  for (let multiplier = 1; !record.isFull(); multiplier = Math.min(multiplier + 1, multiplierMax)) {
    const wins = clusterWins(grid, parolModel)
    if (wins.length === 0) return
    record.pay(wins, multiplier)
    const removed = new Set(wins.flatMap(({ cells }) => cells))
    const lit = wins.flatMap(({ cells }) => [...cells].sort((a, b) => a - b)[Math.floor(cells.length / 2)] ?? [])
    for (const cell of lit) removed.delete(cell)
    record.add({ kind: 'change', cells: lit.map((cell) => ({ cell, symbol: lantern })) })
    grid = fall(record.grid(), removed, () => drawBy(parolWeights, draw))
    record.add({ kind: 'cascade', removed: [...removed], grid })
    record.add({ kind: 'meter', text: `×${Math.min(multiplier + 1, multiplierMax)}` })
  }
}

export const parolLights = defineSlot({
  code: 'parol-lights',
  name: 'Parol Lights',
  version: 1,
  rtpBasisPoints: 9_607,
  volatility: 'medium',
  theme: 'fiesta',
  features: ['cascades'],
  cap: 300_000,
  hitsOfHundred: 26,
  millions: 10,
  model: parolModel,
  tables: { weights: parolWeights, multiplierMax },
  places: [{ head: slotTexts.chance, weights: parolWeights }],
  play,
  help: () => ({
    summary: formatLocal(slotTexts.parolSummary, { reels: parolModel.reels, rows: parolModel.rows }),
    features: [
      { title: slotTexts.groups, paragraphs: [slotTexts.parolGroups] },
      {
        title: slotTexts.parols,
        paragraphs: [slotTexts.parolWild, formatLocal(slotTexts.parolMultiplier, { most: multiplierMax })],
      },
    ],
  }),
})
