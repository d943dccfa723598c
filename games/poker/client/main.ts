import './poker.css'
import './tables.css'
import { startGame } from '#games/client/start-game.ts'
import { makeDuelScene } from './duel-scene.ts'
import { makePaiGowScene } from './pai-gow-scene.ts'
import { makeVideoPokerScene } from './video-poker-scene.ts'
import { playPrice, raisePrice } from './second-bet.ts'
import { messages } from './messages/en.ts'

void startGame({
  'jacks-or-better': makeVideoPokerScene,
  'deuces-wild': makeVideoPokerScene,
  'tatlong-baraha': makeDuelScene({ handSize: 3, playWord: messages.play, hasPairPlus: true, priceOf: playPrice }),
  'caribbean-stud': makeDuelScene({ handSize: 5, playWord: messages.raise, hasPairPlus: false, priceOf: raisePrice }),
  'pai-gow-manila': makePaiGowScene,
})
