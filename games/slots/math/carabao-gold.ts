import type { Draw } from '#core/draw/draw.ts'
import { multiplierText } from '#games/title/pay.ts'
import { defineSlot } from './define-slot.ts'
import { playHold, respins } from './hold-and-win.ts'
import { lineWins } from './line-wins.ts'
import { linesOf } from './lines.ts'
import { cellsWith, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy, spinReels, stripsOf } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { chanceTable, linesIn, linesSection, wildRule } from './slot-sections.ts'

const wild = 8
const coin = 9
export const carabaoModel: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(25),
  wild,
  bearer: coin,
  symbols: symbolsOf(
    ['bell', 290, 1100, 4900],
    ['harness', 220, 770, 3150],
    ['salakot', 175, 560, 2100],
    ['rice', 145, 420, 1600],
    ['mango', 55, 175, 630],
    ['banana', 55, 175, 630],
    ['coconut', 45, 145, 490],
    ['squash', 45, 145, 490],
    ['carabao', 290, 1100, 4900],
    ['coin'],
  ),
}
const strips = stripsOf(
  'EHGACBHJAGCFGJJEFJGFGFEDAEHBDCGFHDICHFEBHJED',
  'HCIDFJEBGJJDGCHAICEDHEGHFHGFEBFEHBGDFGAJFEACJ',
  'GFGDBFHEBFHJGAHFJGCEDIFHCAECEBDJGHCFAGEIDJJHE',
  'BECFDJJADHGJEFCHGFIJGIBEDFCHGEJFDHABCHGFHEGEA',
  'JAEFCHJJFGEJBGBAGBCHDHEDFHDFHGECJAHCIFGEDFEG',
)
/** The values on coins, in hundredths of the stake. */
const stamps = { values: [100, 200, 300, 500, 800, 1_500, 2_500, 10_000], weights: [200, 160, 90, 50, 26, 10, 3, 1] }
const hold = { needed: 6, oneIn: 18, fullPays: 100_000 }
const holdCells = carabaoModel.reels * carabaoModel.rows

function play(record: SlotRecord, draw: Draw): void {
  const grid = spinReels(strips, carabaoModel.rows, draw)
  const value = (): number => stamps.values[drawBy(stamps.weights, draw)] ?? 0
  const coins = cellsWith(grid, coin).map((cell) => ({ cell, value: value() }))
  record.add({ kind: 'spin', grid, marks: coins })
  record.pay(lineWins(grid, carabaoModel))
  if (coins.length >= hold.needed) playHold({ record, draw, coins, cells: holdCells, ...hold, value })
}

export const carabaoGold = defineSlot({
  code: 'carabao-gold',
  name: 'Carabao Gold',
  version: 1,
  rtpBasisPoints: 9_534,
  volatility: 'medium',
  theme: 'nature',
  features: ['holdAndWin'],
  cap: 300_000,
  hitsOfHundred: 36,
  millions: 30,
  model: carabaoModel,
  tables: { strips, stamps, hold },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.carabaoSummary, { lines: linesIn(carabaoModel), needed: hold.needed }),
    features: [
      linesSection(carabaoModel, wildRule(carabaoModel, { symbol: wild, strips })),
      {
        title: slotTexts.holdTheGold,
        paragraphs: [
          formatLocal(slotTexts.holdBegins, { needed: hold.needed, symbols: slotTexts.coinsOfGold, respins }),
          formatLocal(slotTexts.carabaoCoins, { oneIn: hold.oneIn }),
          formatLocal(slotTexts.carabaoEnd, {
            cells: holdCells,
            full: multiplierText(hold.fullPays),
            needed: hold.needed,
          }),
        ],
        table: chanceTable({ ...stamps, head: slotTexts.coin, textOf: multiplierText }),
      },
    ],
  }),
})
