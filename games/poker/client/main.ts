import './poker.css'
import './tables.css'
import './places/places.css'
import './blackjack/blackjack.css'
import './pusoy/pusoy.css'
import { startGame } from '#games/client/start-game.ts'
import { makeBlackjackScene } from './blackjack/blackjack-scene.ts'
import { makeDuelScene } from './duel-scene.ts'
import { handName, threeCardName } from './hand-name.ts'
import { makePaiGowScene } from './pai-gow-scene.ts'
import { makePusoyScene } from './pusoy/pusoy-scene.ts'
import { makeVideoPokerScene } from './video-poker-scene.ts'
import { playPrice, raisePrice } from './second-bet.ts'
import { messages } from './messages/en.ts'

void startGame({
  'jacks-or-better': makeVideoPokerScene({
    loadCloth: async () => (await import('./themes/jacks-or-better.ts')).jacksOrBetter,
  }),
  'deuces-wild': makeVideoPokerScene({
    wildRank: 0,
    loadCloth: async () => (await import('./themes/deuces-wild.ts')).deucesWild,
  }),
  'tatlong-baraha': makeDuelScene({
    handSize: 3,
    handName: threeCardName,
    playWord: messages.play,
    hasPairPlus: true,
    dealerRule: messages.dealerNeedsQueen,
    loadPlace: async () => (await import('./themes/tatlong-baraha.ts')).tatlongBaraha,
    priceOf: playPrice,
  }),
  'caribbean-stud': makeDuelScene({
    handSize: 5,
    handName,
    playWord: messages.raise,
    hasPairPlus: false,
    dealerRule: messages.dealerNeedsAceKing,
    loadPlace: async () => (await import('./themes/caribbean-stud.ts')).caribbeanStud,
    priceOf: raisePrice,
  }),
  'pai-gow-manila': makePaiGowScene,
  'bente-uno': makeBlackjackScene,
  pusoy: makePusoyScene,
})
