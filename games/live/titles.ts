import type { Table } from '#games/title/table.ts'
import { baccaratBituin } from './math/baccarat-bituin.ts'
import { colorGame } from './math/color-game.ts'
import { dragonTiger } from './math/dragon-tiger.ts'
import { lipadAgila } from './math/lipad-agila.ts'
import { rouletteBituin } from './math/roulette-bituin.ts'
import { sicBoBituin } from './math/sic-bo-bituin.ts'

/** Shared tables: everybody plays the same round at once. */
export const liveTitles: readonly Table[] = [
  colorGame,
  baccaratBituin,
  rouletteBituin,
  sicBoBituin,
  dragonTiger,
  lipadAgila,
]
