import './poker.css'
import './tables.css'
import { startGame } from '#games/client/start-game.ts'
import { makeDuelScene } from './duel-scene.ts'
import { makePaiGowScene } from './pai-gow-scene.ts'
import { makeVideoPokerScene } from './video-poker-scene.ts'
import { playPrice, raisePrice } from './second-bet.ts'

void startGame({
  'jacks-or-better': makeVideoPokerScene,
  'deuces-wild': makeVideoPokerScene,
  'tatlong-baraha': makeDuelScene({ handSize: 3, playWord: 'Play', hasPairPlus: true, priceOf: playPrice }),
  'caribbean-stud': makeDuelScene({ handSize: 5, playWord: 'Raise', hasPairPlus: false, priceOf: raisePrice }),
  'pai-gow-manila': makePaiGowScene,
})
