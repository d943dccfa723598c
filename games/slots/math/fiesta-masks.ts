import type { Draw } from '#core/draw/draw.ts'
import { defineSlot } from './define-slot.ts'
import { playFreeSpins } from './free-spins.ts'
import { lineWins } from './line-wins.ts'
import { linesOf } from './lines.ts'
import { cellsWith, type Grid, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy, spinReels, stripsOf } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { linesSection, nameOf } from './slot-sections.ts'
import { symbolTitle } from './symbols/symbol-name.ts'

// The drum stands for every symbol, and three of it open the parade.
const drum = 8
export const fiestaModel: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(10),
  wild: drum,
  scatter: drum,
  symbols: symbolsOf(
    ['sun mask', 362, 1960, 9750],
    ['moon mask', 235, 1175, 4900],
    ['bird mask', 147, 608, 2450],
    ['fish mask', 147, 608, 2450],
    ['ruby', 49, 196, 725],
    ['amber', 49, 196, 725],
    ['jade', 34, 147, 490],
    ['sapphire', 34, 147, 490],
    ['drum'],
  ),
}
const strips = stripsOf(
  'DEHFHCBEGFEIFHCIHGEDFGFDGFDAEHGCBEHGAFGEHHCGB',
  'DFEHDEFHDGHGHBGCBGCFHFEACFHEFGGHFGCEDHBEIAEG',
  'FHDFGGHCGDEGFEHCAGFEHFAHFHBDHIFEBGCHEGDBEGECI',
  'GEFCGFGAGECHFAGFEHCBFHBEHGDHFIEDHEFHDGHCDBGE',
  'EHGECGFHEBHFEGHCFCBHEFEDAIHFDGEFGDAGDGGHCIBHF',
)
const free = { count: 10, max: 60, needed: 3, symbolWeights: [1, 2, 3, 3, 5, 5, 5, 5] }

function play(record: SlotRecord, draw: Draw): void {
  const grid = spinReels(strips, fiestaModel.rows, draw)
  record.add({ kind: 'spin', grid })
  record.pay(lineWins(grid, fiestaModel))
  if (cellsWith(grid, drum).length >= free.needed) playParade(record, draw)
}

function playParade(record: SlotRecord, draw: Draw): void {
  const symbol = drawBy(free.symbolWeights, draw)
  playFreeSpins({ record, ...free, symbol, spin: (left) => freeSpin(record, draw, { left, symbol }) })
}

function freeSpin(record: SlotRecord, draw: Draw, { left, symbol }: { left: number; symbol: number }): number {
  const grid = spinReels(strips, fiestaModel.rows, draw)
  record.add({ kind: 'spin', grid, left })
  record.pay(lineWins(grid, fiestaModel))
  expand(record, grid, symbol)
  return cellsWith(grid, drum).length >= free.needed ? free.count : 0
}

/** The drawn mask fills its reels, and pays on every line for as many reels as it fills, wherever they stand. */
function expand(record: SlotRecord, grid: Grid, symbol: number): void {
  const reels = [...grid.keys()].filter((reel) => grid[reel]?.includes(symbol))
  const each = fiestaModel.symbols[symbol]?.pays[reels.length] ?? 0
  if (each === 0) return
  const cells = reels.flatMap((reel) => [0, 1, 2].map((row) => reel * fiestaModel.rows + row))
  record.add({ kind: 'change', cells: cells.map((cell) => ({ cell, symbol })) })
  record.pay([{ symbol, cells, pays: each * (fiestaModel.lines?.length ?? 0) }])
}

const linesCount = fiestaModel.lines?.length ?? 0
const symbolsSum = free.symbolWeights.reduce((sum, weight) => sum + weight, 0)

export const fiestaMasks = defineSlot({
  code: 'fiesta-masks',
  name: 'Fiesta Masks',
  version: 2,
  replaysFrom: 1,
  rtpBasisPoints: 9_551,
  volatility: 'high',
  theme: 'fiesta',
  features: ['freeSpins', 'bonusBuy'],
  cap: 500_000,
  hitsOfHundred: 32,
  millions: 20,
  model: fiestaModel,
  tables: { strips, free },
  play,
  bonus: { priceHundredths: 5_500, rtpBasisPoints: 9_584, millions: 4, play: playParade },
  help: () => ({
    summary: formatLocal(slotTexts.fiestaSummary, { lines: linesCount }),
    features: [
      linesSection(fiestaModel, formatLocal(slotTexts.wild, { symbol: nameOf(fiestaModel, drum) })),
      {
        title: slotTexts.theParade,
        paragraphs: [
          formatLocal(slotTexts.fiestaParade, { ...free, lines: linesCount }),
          formatLocal(slotTexts.freeSpinsMore, { ...free, more: free.count }),
        ],
        table: {
          head: [slotTexts.symbol, slotTexts.chanceAsSpecial],
          rows: free.symbolWeights.map((weight, symbol) => [
            symbolTitle(fiestaModel.symbols[symbol]?.name ?? ''),
            formatLocal(slotTexts.chanceOf, { weight, sum: symbolsSum }),
          ]),
        },
      },
    ],
  }),
})
