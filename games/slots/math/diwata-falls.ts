import type { Draw } from '#core/draw/draw.ts'
import { defineSlot } from './define-slot.ts'
import { playFreeSpins } from './free-spins.ts'
import { lineWins } from './line-wins.ts'
import { linesOf } from './lines.ts'
import { cellsWith, type SlotModel, symbolsOf } from './model.ts'
import type { SlotRecord } from './record.ts'
import { drawBy, spinReels, stripsOf } from './reels.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { slotTexts } from './messages/index.ts'
import { linesSection, symbolChances, wildRule } from './slot-sections.ts'

const wild = 8
const crystal = 9
const mist = 10
export const diwataModel: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(20),
  wild,
  scatter: crystal,
  symbols: symbolsOf(
    ['deer', 260, 1050, 4150],
    ['dove', 165, 620, 2500],
    ['lotus', 130, 460, 1650],
    ['flute', 105, 330, 1300],
    ['amethyst', 40, 145, 500],
    ['aqua', 40, 145, 500],
    ['rose', 35, 105, 370],
    ['jade', 35, 105, 370],
    ['diwata', 260, 1050, 4150],
    ['crystal'],
    ['mist'],
  ),
}
const strips = stripsOf(
  'ADECGFCBAFHCGEJBHIFCGEBHADGEHFEGHFDGHEDKKKKF',
  'CAFBDHEKKKKGHDHGHIFECFAGJEBFCBEDAFJHEGCDFGEGH',
  'EKKKKFEHICBHEGBFCHEFDAJGFBCADEFHGEDGCGDHGFHA',
  'EICHGEFBAHJCAHCADFEHGEDGBJFHGBDGEFEFGHCDKKKKF',
  'ECFIFBGBHECFHDEHACHFGCHGJAEDGFHDBGAEGDEKKKKF',
)
/** What the mist hides: by weight, one symbol for the whole screen. */
const hidden = [3, 4, 5, 5, 9, 9, 10, 10, 2]
const free = { count: 7, max: 21, more: 3, needed: 3 }

type Falls = { readonly held: readonly number[]; readonly left?: number }

function play(record: SlotRecord, draw: Draw): void {
  if (spin(record, draw, { held: [] }).crystals >= free.needed) playFalls(record, draw)
}

function playFalls(record: SlotRecord, draw: Draw): void {
  let held: readonly number[] = []
  playFreeSpins({
    record,
    ...free,
    spin(left) {
      const shown = spin(record, draw, { held, left })
      held = shown.mists
      return shown.crystals >= free.needed ? free.more : 0
    },
  })
}

function spin(record: SlotRecord, draw: Draw, { held, left }: Falls) {
  const grid = spinReels(strips, diwataModel.rows, draw)
  for (const cell of held) {
    const column = grid[Math.floor(cell / diwataModel.rows)]
    if (column !== undefined) column[cell % diwataModel.rows] = mist
  }
  record.add({ kind: 'spin', grid, held, ...(left === undefined ? {} : { left }) })
  const mists = cellsWith(grid, mist)
  const crystals = cellsWith(grid, crystal).length
  const symbol = mists.length > 0 ? drawBy(hidden, draw) : mist
  if (mists.length > 0) record.add({ kind: 'change', cells: mists.map((cell) => ({ cell, symbol })) })
  record.pay(lineWins(record.grid(), diwataModel))
  return { mists, crystals }
}

export const diwataFalls = defineSlot({
  code: 'diwata-falls',
  name: 'Diwata Falls',
  version: 2,
  replaysFrom: 1,
  rtpBasisPoints: 9_543,
  volatility: 'high',
  theme: 'legends',
  features: ['freeSpins', 'bonusBuy'],
  cap: 500_000,
  hitsOfHundred: 33,
  millions: 60,
  model: diwataModel,
  tables: { strips, hidden, free },
  play,
  bonus: { priceHundredths: 4_550, rtpBasisPoints: 9_555, millions: 3, play: playFalls },
  help: () => ({
    summary: slotTexts.diwataSummary,
    features: [
      linesSection(diwataModel, wildRule(diwataModel, { symbol: wild, strips })),
      { title: slotTexts.mist, paragraphs: [slotTexts.diwataMist], table: symbolChances(diwataModel, hidden) },
      {
        title: slotTexts.freeSpins,
        paragraphs: [formatLocal(slotTexts.diwataFree, free), formatLocal(slotTexts.freeSpinsMore, free)],
      },
    ],
  }),
})
