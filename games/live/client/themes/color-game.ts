import type { OpenedGame } from '#games/client/opened-game.ts'
import { colorFace } from '../color-face.ts'
import { runTable } from '../run-table.ts'

export const runColorGame = (game: OpenedGame): void => runTable(colorFace, game)
