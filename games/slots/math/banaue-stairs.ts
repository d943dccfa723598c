import type { Draw } from '#core/draw/draw.ts'
import { fall } from './cascade.ts'
import { defineSlot } from './define-slot.ts'
import { playFreeSpins } from './free-spins.ts'
import { cellsWith, type Grid, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy } from './reels.ts'
import { wayWins } from './way-wins.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { waysOf, waysSection, wildRule } from './slot-sections.ts'

const wild = 8
const drum = 9
export const banaueModel: SlotModel = {
  reels: 5,
  rows: 3,
  wild,
  scatter: drum,
  symbols: symbolsOf(
    ['bulul', 115, 380, 1550],
    ['cloud', 80, 230, 770],
    ['hut', 60, 155, 480],
    ['rice', 40, 115, 340],
    ['jade', 16, 45, 135],
    ['clay', 16, 45, 135],
    ['sky', 12, 30, 95],
    ['straw', 12, 30, 95],
    ['sun'],
    ['drum'],
  ),
}
// What a cell of each reel may show. The sun is wild and does not rise on the first reel.
const weights = [
  [6, 8, 10, 12, 18, 18, 20, 20, 0, 3],
  [6, 8, 10, 12, 18, 18, 20, 20, 2, 3],
  [6, 8, 10, 12, 18, 18, 20, 20, 2, 3],
  [6, 8, 10, 12, 18, 18, 20, 20, 2, 3],
  [6, 8, 10, 12, 18, 18, 20, 20, 2, 3],
]
const symbolsOfReels = weights.map((reel) => reel.flatMap((weight, symbol) => (weight > 0 ? [symbol] : [])))
/** The multiplier of each step down the terraces; the last one stays. */
const steps = { base: [1, 2, 3, 5], free: [3, 6, 9, 15] }
const free = { count: 10, max: 50, needed: 3 }

function play(record: SlotRecord, draw: Draw): void {
  if (terraces(record, draw, { multipliers: steps.base })) playClimb(record, draw)
}

function playClimb(record: SlotRecord, draw: Draw): void {
  playFreeSpins({
    record,
    ...free,
    spin: (left) => (terraces(record, draw, { multipliers: steps.free, left }) ? free.count : 0),
  })
}

/** Answers whether the drums have sounded: three in sight, at any step. */
function terraces(record: SlotRecord, draw: Draw, { multipliers, left }: Terraces): boolean {
  let grid: Grid = weights.map((reel) => [0, 1, 2].map(() => drawBy(reel, draw)))
  record.add({ kind: 'spin', grid, ...(left === undefined ? {} : { left }) })
  for (let step = 0; !record.isFull(); step++) {
    const wins = wayWins(grid, banaueModel)
    if (wins.length === 0) break
    record.pay(wins, multipliers[Math.min(step, multipliers.length - 1)])
    const removed = new Set(wins.flatMap(({ cells }) => cells))
    grid = fallByReel(grid, removed, draw)
    record.add({ kind: 'cascade', removed: [...removed], grid })
  }
  return cellsWith(grid, drum).length >= free.needed
}

type Terraces = { readonly multipliers: readonly number[]; readonly left?: number }

const fallByReel = (grid: Grid, removed: ReadonlySet<number>, draw: Draw): Grid =>
  fall(grid, removed, (reel) => drawBy(weights[reel] ?? [], draw))

export const banaueStairs = defineSlot({
  code: 'banaue-stairs',
  name: 'Banaue Stairs',
  version: 2,
  replaysFrom: 1,
  rtpBasisPoints: 9_655,
  volatility: 'medium',
  theme: 'nature',
  features: ['cascades', 'freeSpins', 'bonusBuy'],
  cap: 300_000,
  hitsOfHundred: 36,
  millions: 10,
  model: banaueModel,
  tables: { weights, steps, free },
  places: [
    { head: slotTexts.firstReel, weights: weights[0] ?? [] },
    { head: slotTexts.otherReels, weights: weights[1] ?? [] },
  ],
  play,
  bonus: { priceHundredths: 2_540, rtpBasisPoints: 9_666, millions: 4, play: playClimb },
  help: () => ({
    summary: formatLocal(slotTexts.banaueSummary, { ways: waysOf(banaueModel) }),
    features: [
      waysSection(banaueModel, wildRule(banaueModel, { symbol: wild, strips: symbolsOfReels })),
      {
        title: slotTexts.steps,
        paragraphs: [slotTexts.banaueSteps],
        table: {
          head: [slotTexts.step, slotTexts.spin, slotTexts.freeSpin],
          rows: steps.base.map((base, step) => [
            step === steps.base.length - 1 ? formatLocal(slotTexts.stepAndOn, { step: step + 1 }) : `${step + 1}`,
            `×${base}`,
            `×${steps.free[step] ?? 0}`,
          ]),
        },
      },
      { title: slotTexts.freeSpins, paragraphs: [formatLocal(slotTexts.banaueFree, free)] },
    ],
  }),
})
