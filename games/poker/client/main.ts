import './poker.css'
import './tables.css'
import { startGame } from '#games/client/start-game.ts'
import { makeDuel } from './duel-scene.ts'
import { makePaiGow } from './pai-gow-scene.ts'
import { makeVideoPoker } from './video-poker-scene.ts'

void startGame({
  'jacks-or-better': makeVideoPoker,
  'deuces-wild': makeVideoPoker,
  'tatlong-baraha': makeDuel({ handSize: 3, playWord: 'Play', hasPairPlus: true }),
  'caribbean-stud': makeDuel({ handSize: 5, playWord: 'Raise', hasPairPlus: false }),
  'pai-gow-manila': makePaiGow,
})
