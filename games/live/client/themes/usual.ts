import type { OpenedGame } from '#games/client/opened-game.ts'
import { baccaratFace } from '../baccarat-face.ts'
import { colorFace } from '../color-face.ts'
import { dragonFace } from '../dragon-face.ts'
import { rouletteFace } from '../roulette/roulette-face.ts'
import { runTable } from '../run-table.ts'
import { sicFace } from '../sic-face.ts'
import type { TableFace } from '../table-face.ts'

const tableOf =
  (face: TableFace) =>
  (game: OpenedGame): void =>
    runTable(face, game)

/** The tables with a board and a view, which share nearly everything. */
export const usualTables: Readonly<Record<string, (game: OpenedGame) => void>> = {
  'baccarat-bituin': tableOf(baccaratFace),
  'color-game': tableOf(colorFace),
  'dragon-tiger': tableOf(dragonFace),
  'roulette-bituin': tableOf(rouletteFace),
  'sic-bo-bituin': tableOf(sicFace),
}
