import type { Draw } from '#core/draw/draw.ts'
import { multiplierText } from '#games/title/pay.ts'
import { defineSlot } from './define-slot.ts'
import { playHold, respins } from './hold-and-win.ts'
import { cellsWith, type Mark, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy, spinReels, stripsOf } from './reels.ts'
import { wayWins } from './way-wins.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { chanceTable, waysOf, waysSection, wildRule } from './slot-sections.ts'
import { symbolTitle } from './symbols/symbol-name.ts'

const oyster = 8
const pearl = 9
export const perlasModel: SlotModel = {
  reels: 5,
  rows: 3,
  wild: oyster,
  bearer: pearl,
  symbols: symbolsOf(
    ['turtle', 260, 740, 2600],
    ['seahorse', 185, 560, 1850],
    ['fish', 150, 450, 1350],
    ['crab', 110, 330, 1050],
    ['coral', 45, 110, 330],
    ['shell', 45, 110, 330],
    ['star', 35, 90, 300],
    ['weed', 35, 90, 300],
    ['oyster'],
    ['pearl'],
  ),
}
const strips = stripsOf(
  'JECHJFAGHFAGCHBGFDEBGDAHEGJGFEHHEJJDCFEHFCGBD',
  'HEJBGFAHGEHJCBAGEJFDFEBAFGECDGEFHHCIDJGFHJHCGD',
  'HGADJHGEDECBDGHEBFCFJFGEACHEFJGIHEJGHBFCDHGFJA',
  'FICDFHGHGHEHEDGCGECBAJFEHGJFDEGFAJFGCJEBHJBDHA',
  'FEJCDHJFHGDJHGBCFEGAEDGACFGEDFECGHJBGHEFJAHBH',
)
const pearls = { values: [100, 150, 200, 300, 500, 1_000], weights: [30, 30, 16, 12, 8, 4] }
const dive = { needed: 5, oneIn: 18, blackOneIn: 10, fullPays: 50_000 }
const diveCells = perlasModel.reels * perlasModel.rows
/** A black pearl: worth nothing by itself, it doubles every pearl that lies there. */
const black = 0

function play(record: SlotRecord, draw: Draw): void {
  const grid = spinReels(strips, perlasModel.rows, draw)
  const white = (): number => pearls.values[drawBy(pearls.weights, draw)] ?? 0
  const coins = cellsWith(grid, pearl).map((cell) => ({ cell, value: white() }))
  record.add({ kind: 'spin', grid, marks: coins })
  record.pay(wayWins(grid, perlasModel))
  if (coins.length < dive.needed) return
  const value = (): number => (draw(dive.blackOneIn) === 0 ? black : white())
  playHold({ record, draw, coins, cells: diveCells, ...dive, value, onLanded: doublePearls })
}

/** Pearls that land in the same turn as a black one are doubled with the others. */
function doublePearls(held: Map<number, number>, landed: readonly Mark[]): void {
  for (const { value } of landed) {
    if (value !== black) continue
    for (const [cell, worth] of held) held.set(cell, worth * 2)
  }
}

export const perlasNgDagat = defineSlot({
  code: 'perlas-ng-dagat',
  name: 'Perlas ng Dagat',
  version: 1,
  rtpBasisPoints: 9_526,
  volatility: 'medium',
  theme: 'sea',
  features: ['holdAndWin'],
  cap: 300_000,
  hitsOfHundred: 38,
  millions: 30,
  model: perlasModel,
  tables: { strips, pearls, dive },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.perlasSummary, { ways: waysOf(perlasModel), needed: dive.needed }),
    features: [
      waysSection(perlasModel, wildRule(perlasModel, { symbol: oyster, strips })),
      {
        title: slotTexts.theDive,
        paragraphs: [
          formatLocal(slotTexts.holdBegins, { needed: dive.needed, symbols: slotTexts.pearls, respins }),
          formatLocal(slotTexts.perlasPearls, { oneIn: dive.oneIn, blackOneIn: dive.blackOneIn }),
          formatLocal(slotTexts.perlasBlack, {
            cells: diveCells,
            full: multiplierText(dive.fullPays),
            needed: dive.needed,
          }),
        ],
        table: chanceTable({ ...pearls, head: symbolTitle('pearl'), textOf: multiplierText }),
      },
    ],
  }),
})
