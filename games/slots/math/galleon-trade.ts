import type { Draw } from '#core/draw/draw.ts'
import { multiplierText } from '#games/title/pay.ts'
import { defineSlot } from './define-slot.ts'
import { playFreeSpins } from './free-spins.ts'
import { cellsWith, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { spinReels, stripsOf } from './reels.ts'
import { wayWins } from './way-wins.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { waysOf, waysSection, wildRule } from './slot-sections.ts'

const galleon = 8
const compass = 9
export const galleonModel: SlotModel = {
  reels: 5,
  rows: 3,
  wild: galleon,
  scatter: compass,
  symbols: symbolsOf(
    ['chest', 145, 450, 1900],
    ['silk', 110, 330, 1100],
    ['porcelain', 90, 250, 800],
    ['pepper', 75, 190, 590],
    ['ruby', 29, 75, 220],
    ['emerald', 29, 75, 220],
    ['pearl', 22, 50, 190],
    ['amber', 22, 50, 190],
    ['galleon'],
    ['compass'],
  ),
}
const strips = stripsOf(
  'CFEDHFBEFEGAFEHCGHFJHGHABGCGHCEGDFAEDHBDG',
  'GHBEDFHEGJCBDHFGDJGBFGEAIHEGFCAEHHCFAFGEHDC',
  'DHGEHGCEBGFHJFDAEBCAFIDFHGFDHGCEECHBEGFIGHA',
  'FDAEBAHGEGFEGFCIECGHHGFHBDHFGDEJADEBHJCFGCH',
  'AFJGHFCFGHEGCBEGDHDEHEGEFGBHCFHDAFGEBAHDC',
)
const free = { count: 10, max: 100, multiplier: 3, needed: 3, scatterPays: [0, 0, 0, 200, 1_000, 5_000] }

function play(record: SlotRecord, draw: Draw): void {
  if (spin(record, draw, { multiplier: 1 }) === 0) return
  playFreeSpins({ record, ...free, spin: (left) => spin(record, draw, { multiplier: free.multiplier, left }) })
}

/** Answers how many free spins were won. */
function spin(record: SlotRecord, draw: Draw, { multiplier, left }: { multiplier: number; left?: number }): number {
  const grid = spinReels(strips, galleonModel.rows, draw)
  record.add({ kind: 'spin', grid, ...(left === undefined ? {} : { left }) })
  record.pay(wayWins(grid, galleonModel), multiplier)
  const cells = cellsWith(grid, compass)
  if (cells.length < free.needed) return 0
  record.pay([{ symbol: compass, cells, pays: free.scatterPays[cells.length] ?? 0 }])
  return free.count
}

const scatterPays = (count: number): string => multiplierText(free.scatterPays[count] ?? 0)

export const galleonTrade = defineSlot({
  code: 'galleon-trade',
  name: 'Galleon Trade',
  version: 1,
  rtpBasisPoints: 9_657,
  volatility: 'low',
  theme: 'sea',
  features: ['freeSpins'],
  cap: 500_000,
  hitsOfHundred: 50,
  millions: 60,
  model: galleonModel,
  tables: { strips, free },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.galleonSummary, { ways: waysOf(galleonModel), multiplier: free.multiplier }),
    features: [
      waysSection(galleonModel, wildRule(galleonModel, { symbol: galleon, strips })),
      {
        title: slotTexts.theCrossing,
        paragraphs: [
          formatLocal(slotTexts.galleonCrossing, {
            ...free,
            three: scatterPays(3),
            four: scatterPays(4),
            five: scatterPays(5),
          }),
          formatLocal(slotTexts.galleonMore, free),
        ],
      },
    ],
  }),
})
