import './poker.css'
import './tables.css'
import { startGame } from '#games/client/start-game.ts'
import { makeDuelScene } from './duel-scene.ts'
import { makePaiGowScene } from './pai-gow-scene.ts'
import { makeVideoPokerScene } from './video-poker-scene.ts'

void startGame({
  'jacks-or-better': makeVideoPokerScene,
  'deuces-wild': makeVideoPokerScene,
  'tatlong-baraha': makeDuelScene({ handSize: 3, playWord: 'Play', hasPairPlus: true }),
  'caribbean-stud': makeDuelScene({ handSize: 5, playWord: 'Raise', hasPairPlus: false }),
  'pai-gow-manila': makePaiGowScene,
})
