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
import { linesIn, linesSection, reelsWith, wildRule } from './slot-sections.ts'

const tarsier = 8
const moon = 9
export const tarsierModel: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(20),
  wild: tarsier,
  scatter: moon,
  symbols: symbolsOf(
    ['hornbill', 280, 1100, 4550],
    ['butterfly', 220, 850, 2850],
    ['orchid', 175, 570, 2000],
    ['gecko', 140, 460, 1750],
    ['leaf', 65, 200, 570],
    ['fern', 65, 200, 570],
    ['berry', 55, 140, 460],
    ['mushroom', 55, 140, 460],
    ['tarsier'],
    ['moon'],
  ),
}
const strips = stripsOf(
  'EJFGEGCFJAFEGDBCDHFHAFHBEFAEHEGHJBDHCGCGD',
  'AFHCFEDBGIDIFHGEGEGFHFEHCGACEHAFGBDCBEDH',
  'DGFHGIHEIAGJAEHFDCGBHCDEBDEGAEFBFEHJGCFHFC',
  'HBCHBGFCEGCFHGEBIFCGEHEFDEGFEIDHAGAFHDAD',
  'FGHDJGECFBDHFJFAECBGECHEAEFHCBGHDGHEGAFDJ',
)
const free = { count: 8, max: 8, needed: 3 }

function play(record: SlotRecord, draw: Draw): void {
  const grid = spinReels(strips, tarsierModel.rows, draw)
  record.add({ kind: 'spin', grid })
  record.pay(lineWins(grid, tarsierModel))
  if (cellsWith(grid, moon).length < free.needed) return
  let awake: number[] = []
  playFreeSpins({
    record,
    ...free,
    spin(left) {
      awake = nightSpin(record, draw, { awake, left })
      return 0
    },
  })
}

/** Answers the cells where a tarsier sits now. */
function nightSpin(
  record: SlotRecord,
  draw: Draw,
  { awake, left }: { awake: readonly number[]; left: number },
): number[] {
  const grid = spinReels(strips, tarsierModel.rows, draw)
  for (const cell of awake) {
    const column = grid[Math.floor(cell / tarsierModel.rows)]
    if (column !== undefined) column[cell % tarsierModel.rows] = tarsier
  }
  record.add({ kind: 'spin', grid, held: awake, left })
  record.pay(lineWins(grid, tarsierModel))
  return cellsWith(grid, tarsier)
}

export const tarsierForest = defineSlot({
  code: 'tarsier-forest',
  name: 'Tarsier Forest',
  version: 1,
  rtpBasisPoints: 9_669,
  volatility: 'medium',
  theme: 'nature',
  features: ['freeSpins'],
  cap: 500_000,
  hitsOfHundred: 35,
  millions: 60,
  model: tarsierModel,
  tables: { strips, free },
  play,
  help: () => ({
    summary: formatLocal(slotTexts.tarsierSummary, { lines: linesIn(tarsierModel) }),
    features: [
      linesSection(tarsierModel, wildRule(tarsierModel, { symbol: tarsier, strips })),
      {
        title: slotTexts.theNight,
        paragraphs: [formatLocal(slotTexts.tarsierNight, { reels: reelsWith(strips, moon), count: free.count })],
      },
    ],
  }),
})
