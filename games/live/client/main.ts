import './live.css'
import './boards.css'
import './flight/flight.css'
import './flight/crew.css'
import './roads/roads.css'
import type { OpenedGame } from '#games/client/opened-game.ts'
import { openGame } from '#games/client/start-game.ts'

type RunGame = (game: OpenedGame) => void

/** What a title alone needs is fetched with its page and no other's. */
const themes: Readonly<Record<string, () => Promise<RunGame>>> = {
  'baccarat-bituin': async () => (await import('./themes/baccarat-bituin.ts')).runBaccaratBituin,
  'color-game': async () => (await import('./themes/color-game.ts')).runColorGame,
  'dragon-tiger': async () => (await import('./themes/dragon-tiger.ts')).runDragonTiger,
  'lipad-agila': async () => (await import('./themes/lipad-agila.ts')).runLipadAgila,
  'roulette-bituin': async () => (await import('./themes/roulette-bituin.ts')).runRouletteBituin,
  'sic-bo-bituin': async () => (await import('./themes/sic-bo-bituin.ts')).runSicBoBituin,
}

const game = new URLSearchParams(location.search).get('game') ?? ''
const run = await themes[game]?.()
void openGame<RunGame>(run === undefined ? {} : { [game]: run }, (play, opened) => play(opened))
