import './live.css'
import './boards.css'
import './flight.css'
import './roads/roads.css'
import type { OpenedGame } from '#games/client/opened-game.ts'
import { openGame } from '#games/client/start-game.ts'
import { baccaratFace } from './baccarat-face.ts'
import { colorFace } from './color-face.ts'
import { dragonFace } from './dragon-face.ts'
import { rouletteFace } from './roulette/roulette-face.ts'
import { runFlight } from './run-flight.ts'
import { runTable } from './run-table.ts'
import { sicFace } from './sic-face.ts'
import type { TableFace } from './table-face.ts'

const tableOf =
  (face: TableFace) =>
  (game: OpenedGame): void =>
    runTable(face, game)

void openGame<(game: OpenedGame) => void>(
  {
    'baccarat-bituin': tableOf(baccaratFace),
    'color-game': tableOf(colorFace),
    'dragon-tiger': tableOf(dragonFace),
    'lipad-agila': runFlight,
    'roulette-bituin': tableOf(rouletteFace),
    'sic-bo-bituin': tableOf(sicFace),
  },
  (run, game) => run(game),
)
