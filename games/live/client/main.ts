import './live.css'
import './boards.css'
import { openGame } from '#games/client/start-game.ts'
import { baccaratFace } from './baccarat-face.ts'
import { colorFace } from './color-face.ts'
import { dragonFace } from './dragon-face.ts'
import { rouletteFace } from './roulette-face.ts'
import { runTable } from './run-table.ts'
import { sicFace } from './sic-face.ts'

void openGame(
  {
    'baccarat-bituin': baccaratFace,
    'color-game': colorFace,
    'dragon-tiger': dragonFace,
    'roulette-bituin': rouletteFace,
    'sic-bo-bituin': sicFace,
  },
  runTable,
)
