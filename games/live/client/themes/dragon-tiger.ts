import type { OpenedGame } from '#games/client/opened-game.ts'
import { dragonFace } from '../dragon-face.ts'
import { runTable } from '../run-table.ts'

export const runDragonTiger = (game: OpenedGame): void => runTable(dragonFace, game)
