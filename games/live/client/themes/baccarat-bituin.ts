import type { OpenedGame } from '#games/client/opened-game.ts'
import { baccaratFace } from '../baccarat-face.ts'
import { runTable } from '../run-table.ts'

export const runBaccaratBituin = (game: OpenedGame): void => runTable(baccaratFace, game)
