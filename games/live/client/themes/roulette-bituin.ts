import type { OpenedGame } from '#games/client/opened-game.ts'
import { rouletteFace } from '../roulette/roulette-face.ts'
import { runTable } from '../run-table.ts'

export const runRouletteBituin = (game: OpenedGame): void => runTable(rouletteFace, game)
