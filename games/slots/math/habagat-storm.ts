import type { Draw } from '#core/draw/draw.ts'
import { fall } from './cascade.ts'
import { defineSlot } from './define-slot.ts'
import { playFreeSpins } from './free-spins.ts'
import { cellsWith, type Grid, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy, spinReels, stripsOf } from './reels.ts'
import { wayWins } from './way-wins.ts'
import { formatLocal, localList } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { nameOf, waysOf, symbolChances, waysSection, wildRule } from './slot-sections.ts'

const lows = [4, 5, 6, 7]
const lightning = 8
const storm = 9
export const habagatModel: SlotModel = {
  reels: 5,
  rows: 4,
  wild: lightning,
  scatter: storm,
  symbols: symbolsOf(
    ['eagle', 15, 40, 145],
    ['banca', 9, 29, 95],
    ['kite', 7, 22, 75],
    ['umbrella', 6, 17, 55],
    ['palm', 3, 7, 24],
    ['slipper', 3, 7, 24],
    ['bottle', 2, 6, 19],
    ['hat', 2, 6, 19],
    ['lightning'],
    ['storm'],
  ),
}
const strips = stripsOf(
  'BDFAEGHEFHGECFHFEFJGCAGBHGDHFHECGEDHBDBCFEGDA',
  'FAEHFCHFEBDCBDADHGDGFDGGHFGAIGEHGFEHEBJECFBECH',
  'EBFECHFADCGEFHGAHHFDHDFIBEGDEGCEBCGAHBEJDGFHGF',
  'HGEDAEGDFEBIGCEFBJEHCFHAHFFBGHEGCHHEDBFCGADFGD',
  'BGHEDFDGHFAHEDBEGFCEGHFDBECHDFHBEAGGAFCGHJCFE',
)
/** The wind rises in one of so many spins, and brings only what is heavy. */
const wind = { oneIn: 16, brings: [3, 4, 5, 6, 0, 0, 0, 0, 1] }
const broughtByWind = wind.brings.flatMap((weight, symbol) => (weight > 0 ? [symbol] : []))
const free = { count: 8, max: 24, more: 4, needed: 3 }

function play(record: SlotRecord, draw: Draw): void {
  if (spin(record, draw, {}) < free.needed) return
  playFreeSpins({
    record,
    ...free,
    spin: (left) => (spin(record, draw, { left }) >= free.needed ? free.more : 0),
  })
}

/** Answers how many storm clouds have come. In free spins the wind always blows. */
function spin(record: SlotRecord, draw: Draw, { left }: { readonly left?: number }): number {
  let grid: Grid = spinReels(strips, habagatModel.rows, draw)
  record.add({ kind: 'spin', grid, ...(left === undefined ? {} : { left }) })
  const clouds = cellsWith(grid, storm).length
  if (left !== undefined || draw(wind.oneIn) === 0) {
    const blown = new Set(lows.flatMap((symbol) => cellsWith(grid, symbol)))
    grid = fall(grid, blown, () => drawBy(wind.brings, draw))
    record.add({ kind: 'meter', text: 'Habagat!' })
    record.add({ kind: 'cascade', removed: [...blown], grid })
  }
  record.pay(wayWins(grid, habagatModel))
  return clouds
}

export const habagatStorm = defineSlot({
  code: 'habagat-storm',
  name: 'Habagat Storm',
  version: 1,
  rtpBasisPoints: 9_682,
  volatility: 'medium',
  theme: 'nature',
  features: ['cascades', 'freeSpins'],
  cap: 300_000,
  hitsOfHundred: 70,
  millions: 25,
  model: habagatModel,
  tables: { strips, wind, free },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.habagatSummary, { ways: waysOf(habagatModel) }),
    features: [
      waysSection(
        habagatModel,
        wildRule(habagatModel, { symbol: lightning, strips }),
        formatLocal(slotTexts.habagatWind, { symbol: nameOf(habagatModel, lightning) }),
      ),
      {
        title: slotTexts.theWind,
        paragraphs: [
          formatLocal(slotTexts.habagatWindRises, {
            oneIn: wind.oneIn,
            light: localList(lows.map((symbol) => nameOf(habagatModel, symbol))),
            heavy: localList(broughtByWind.map((symbol) => nameOf(habagatModel, symbol))),
          }),
        ],
        table: symbolChances(habagatModel, wind.brings),
      },
      {
        title: slotTexts.freeSpins,
        paragraphs: [formatLocal(slotTexts.habagatFree, free), formatLocal(slotTexts.freeSpinsMore, free)],
      },
    ],
  }),
})
