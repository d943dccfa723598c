import type { OpenedGame } from '#games/client/opened-game.ts'
import { sicFace } from '../sic-face.ts'
import { runTable } from '../run-table.ts'

export const runSicBoBituin = (game: OpenedGame): void => runTable(sicFace, game)
