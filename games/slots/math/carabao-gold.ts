import type { Draw } from '#core/draw/draw.ts'
import { multiplierText } from '#games/title/pay.ts'
import { defineSlot } from './define-slot.ts'
import { playHold, respins } from './hold-and-win.ts'
import { lineWins } from './line-wins.ts'
import { linesOf } from './lines.ts'
import { cellsWith, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy, reelsWith, spinReels, stripsOf } from './reels.ts'

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

const stampsSum = stamps.weights.reduce((sum, weight) => sum + weight, 0)

export const carabaoGold = defineSlot({
  code: 'carabao-gold',
  name: 'Carabao Gold',
  version: 1,
  rtpBasisPoints: 9_550,
  volatility: 'medium',
  cap: 300_000,
  hitsOfHundred: 36,
  millions: 12,
  model: carabaoModel,
  tables: { strips, stamps, hold },
  play,
  summary: 'Twenty-five lines in the rice fields. Six coins of gold stay, and call for more.',
  features: [
    {
      title: 'Lines',
      paragraphs: [
        `Three or more of a symbol pay on each of ${carabaoModel.lines?.length ?? 0} lines, from the left. The carabao is wild on ${reelsWith(strips, wild)}: it stands for every symbol in the table.`,
      ],
    },
    {
      title: 'Hold the gold',
      paragraphs: [
        `${hold.needed} or more coins stay where they are, and the other places turn ${respins} times more. Every new coin stays too and sets the turns back to ${respins}. In each turn a free place takes a coin with a chance of 1 in ${hold.oneIn}.`,
        `At the end all coins pay what is stamped on them. If all ${holdCells} places are full, ${multiplierText(hold.fullPays)} the stake is paid on top. Fewer than ${hold.needed} coins pay nothing.`,
      ],
      table: {
        head: ['Coin', 'Chance'],
        rows: stamps.values.map((value, index) => [
          multiplierText(value),
          `${stamps.weights[index] ?? 0} in ${stampsSum}`,
        ]),
      },
    },
  ],
})
