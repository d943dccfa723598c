import './live.css'
import './boards.css'
import './halls.css'
import './flight/flight.css'
import './flight/crew.css'
import './roads/roads.css'
import './roulette/roulette.css'
import './roulette/roulette-lines.css'
import './roulette/roulette-hall.css'
import './sic/history.css'
import './squeeze/squeeze.css'
import type { OpenedGame } from '#games/client/opened-game.ts'
import { openGame } from '#games/client/start-game.ts'

type RunGame = (game: OpenedGame) => void

/** A flight has hardly anything in common with a table: each page fetches one of the two. */
async function tables(game: string): Promise<Readonly<Record<string, RunGame>>> {
  if (game !== 'lipad-agila') return (await import('./themes/usual.ts')).usualTables
  return { 'lipad-agila': (await import('./themes/lipad-agila.ts')).runLipadAgila }
}

const game = new URLSearchParams(location.search).get('game') ?? ''
void openGame(await tables(game), (run, opened) => run(opened))
