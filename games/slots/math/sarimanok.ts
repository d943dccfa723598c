import type { Draw } from '#core/draw/draw.ts'
import { defineSlot } from './define-slot.ts'
import { playFreeSpins } from './free-spins.ts'
import { lineWins } from './line-wins.ts'
import { linesOf } from './lines.ts'
import { cellsWith, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { spinReels, stripsOf } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { linesIn, linesSection, wildRule } from './slot-sections.ts'

const sarimanok = 8
const fish = 9
export const sarimanokModel: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(25),
  wild: sarimanok,
  scatter: fish,
  symbols: symbolsOf(
    ['crown', 290, 1200, 5900],
    ['shield', 240, 830, 3550],
    ['gong', 145, 540, 2100],
    ['okir', 120, 420, 1450],
    ['crimson', 45, 180, 590],
    ['violet', 45, 180, 590],
    ['teal', 35, 120, 470],
    ['saffron', 35, 120, 470],
    ['sarimanok', 290, 1200, 5900],
    ['fish'],
  ),
}
const strips = stripsOf(
  'HEBIFDCFHFBGEGCDEHGCEGHAFDBHEHJEGADGFHCAFG',
  'IBCGFEDHBHAGHFEJADHEGGDHCFHFGHECFAGEBFJGECD',
  'BDGHEDGFHDFAHFJACEFBEDHFGHFEBIGGCEHGECGHAC',
  'HEFHGFDHEFGJAIGACFBDAFGGHEHCBHEGDCEBECDJHGF',
  'HDFGDHAGEHBECGDGCHGDBHGCFEFHAFEJABEHFIEFCG',
)
const free = { count: 12, max: 36, more: 6, needed: 3, multiplierMax: 10 }

function play(record: SlotRecord, draw: Draw): void {
  const { fishes } = spin(record, draw, { multiplier: 1 })
  if (fishes < free.needed) return
  let multiplier = 1
  playFreeSpins({
    record,
    ...free,
    spin(left) {
      const shown = spin(record, draw, { multiplier, left })
      ;({ multiplier } = shown)
      return shown.fishes >= free.needed ? free.more : 0
    },
  })
}

/** In free spins the multiplier has grown by every bird of the spin before its wins are counted. */
function spin(record: SlotRecord, draw: Draw, { multiplier, left }: { multiplier: number; left?: number }) {
  const grid = spinReels(strips, sarimanokModel.rows, draw)
  record.add({ kind: 'spin', grid, ...(left === undefined ? {} : { left }) })
  const birds = left === undefined ? 0 : cellsWith(grid, sarimanok).length
  const grown = Math.min(multiplier + birds, free.multiplierMax)
  if (grown > multiplier) record.add({ kind: 'meter', text: `×${grown}` })
  record.pay(lineWins(grid, sarimanokModel), grown)
  return { multiplier: grown, fishes: cellsWith(grid, fish).length }
}

export const sarimanokSlot = defineSlot({
  code: 'sarimanok',
  name: 'Sarimanok',
  version: 1,
  rtpBasisPoints: 9_630,
  volatility: 'medium',
  theme: 'legends',
  features: ['freeSpins'],
  cap: 500_000,
  hitsOfHundred: 40,
  millions: 60,
  model: sarimanokModel,
  tables: { strips, free },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.sarimanokSummary, { lines: linesIn(sarimanokModel) }),
    features: [
      linesSection(sarimanokModel, wildRule(sarimanokModel, { symbol: sarimanok, strips })),
      {
        title: slotTexts.theFlight,
        paragraphs: [
          formatLocal(slotTexts.sarimanokFlight, { ...free, most: free.multiplierMax }),
          formatLocal(slotTexts.freeSpinsMore, free),
        ],
      },
    ],
  }),
})
