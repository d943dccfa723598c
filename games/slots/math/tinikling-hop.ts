import type { Draw } from '#core/draw/draw.ts'
import type { Outcome } from '#games/title/returns.ts'
import { payOf } from '#games/title/pay.ts'
import { defineSlot } from './define-slot.ts'
import { lineWins } from './line-wins.ts'
import type { SlotModel } from './model.ts'
import { symbolsOf } from './model.ts'
import { createRecord, type SlotRecord } from './record.ts'
import { spinReels, stripsOf, windowAt } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { linesTable } from './reel-sections.ts'
import { linesIn, nameOf } from './slot-sections.ts'

const dancer = 6
export const tiniklingModel: SlotModel = {
  reels: 3,
  rows: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  wild: dancer,
  symbols: symbolsOf(
    ['banduria', 1500],
    ['fan', 790],
    ['scarf', 490],
    ['bamboo', 300],
    ['blossom', 160],
    ['slipper', 100],
    ['dancer', 4950],
  ),
}
const strips = stripsOf('FBDCFECAFAEBFEDEFGDCEFDB', 'FEAGBFDEFECBDFDFBEDCEFAC', 'CEFEDCABDFBFGEBDFEAFECDF')
const cap = 25_000

/** When the bamboo claps — the same on both poles in the middle row — the reel between them hops once more. */
function play(record: SlotRecord, draw: Draw): void {
  const grid = spinReels(strips, tiniklingModel.rows, draw)
  record.add({ kind: 'spin', grid })
  const wins = lineWins(grid, tiniklingModel)
  record.pay(wins)
  const [left, , right] = grid
  const middle = strips[1]
  if (wins.length > 0 || left?.[1] !== right?.[1] || middle === undefined) return
  const hopped = grid.map((column, reel) =>
    reel === 1 ? windowAt(middle, draw(middle.length), tiniklingModel.rows) : column,
  )
  record.add({ kind: 'meter', text: 'Hop!' })
  record.add({ kind: 'spin', grid: hopped, held: [0, 1, 2, 6, 7, 8] })
  record.pay(lineWins(hopped, tiniklingModel))
}

/** Every stop of every reel, and of the hop: each round is counted, none is guessed. */
let counted: ReadonlyMap<number, bigint> | undefined
function countRounds(): ReadonlyMap<number, bigint> {
  const weights = new Map<number, bigint>()
  const sizes = strips.map((strip) => strip.length)
  const [a = 0, b = 0, c = 0] = sizes
  for (let stops = 0; stops < a * b * c; stops++) {
    const first = [stops % a, Math.floor(stops / a) % b, Math.floor(stops / (a * b))]
    for (let hop = 0; hop < b; hop++) {
      const draws = [...first, hop]
      let next = 0
      const record = createRecord(cap)
      play(record, () => draws[next++] ?? 0)
      const isOne = next === first.length
      weights.set(record.total(), (weights.get(record.total()) ?? 0n) + (isOne ? BigInt(b) : 1n))
      if (isOne) break
    }
  }
  return weights
}

export const tiniklingHop = defineSlot({
  code: 'tinikling-hop',
  name: 'Tinikling Hop',
  version: 1,
  rtpBasisPoints: 9_600,
  volatility: 'low',
  theme: 'fiesta',
  features: [],
  cap,
  hitsOfHundred: 31,
  model: tiniklingModel,
  tables: { strips },
  play,
  exact: (stake): Outcome[] => {
    counted ??= countRounds()
    return Array.from(counted, ([pays, weight]) => ({ weight, staked: stake, win: payOf(stake, pays) }))
  },
  help: () => ({
    summary: formatLocal(slotTexts.tiniklingSummary, { reels: tiniklingModel.reels, lines: linesIn(tiniklingModel) }),
    features: [
      {
        title: slotTexts.lines,
        paragraphs: [
          formatLocal(slotTexts.tiniklingLines, { symbol: nameOf(tiniklingModel, dancer) }),
          slotTexts.linesOfReels,
        ],
        table: linesTable(tiniklingModel),
      },
      { title: slotTexts.theHop, paragraphs: [slotTexts.tiniklingHop] },
    ],
  }),
})
