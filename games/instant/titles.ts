import type { Title } from '#games/title/title.ts'
import { barrioBingo } from './math/barrio-bingo.ts'
import { fiestaScratch } from './math/fiesta-scratch.ts'
import { hariReyna } from './math/hari-reyna.ts'
import { ikotFiesta } from './math/ikot-fiesta.ts'
import { jeepneyRoll } from './math/jeepney-roll.ts'
import { karaKrus } from './math/kara-krus.ts'
import { lavaSteps } from './math/lava-steps.ts'
import { peryaDrop } from './math/perya-drop.ts'
import { talaKeno } from './math/tala-keno.ts'

/** One player's quick games: a round is a tap, or a few. */
export const instantTitles: readonly Title[] = [
  jeepneyRoll,
  lavaSteps,
  peryaDrop,
  hariReyna,
  talaKeno,
  barrioBingo,
  fiestaScratch,
  ikotFiesta,
  karaKrus,
]
