import './sports.css'
import './slips.css'
import { openGame } from '#games/client/start-game.ts'
import { basketballFace } from './basketball-face.ts'
import { footballFace } from './football-face.ts'
import { runLeague } from './run-league.ts'

void openGame({ 'bituin-football': footballFace, 'hardcourt-league': basketballFace }, runLeague)
