import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // jackpot-party.ts
  continueAfterJackpot: 'Ituloy',
  jackpot: 'Jackpot',
  jackpotCheer: 'Jackpot!',
  jackpotWon: 'Napanalunan mo ang {name} jackpot',
  wheelWon: 'Napanalunan mo ang {percent}% ng {name} jackpot',
  // jackpot-wheel.ts
  wheelIsYours: 'Iyo ang wheel ng {name}',
  wheelOver: 'Ito ang magsasabi kung gaano kalaki sa {amount} ang mapapanalunan mo',
  spinWheel: 'Paikutin ang wheel',
  wheelAlone: 'Kusa itong iikot pagkalipas ng {seconds} segundo. Tiyak na ang resulta.',
  wheelOdds: '{segments} sa {all}',
  wheelShare: '{percent}%',
  wheelStopped: 'Tumigil ang wheel sa {percent}%: panalo ka ng {amount}. Mananatili sa jackpot ang natira, {left}.',
  wheelStoppedAtAll: 'Tumigil ang wheel sa 100%: sa iyo lahat, {amount}.',
  // illustrate-rules.ts
  linesTitle: 'Ang takbo ng mga linya',
  // show-event.ts
  lastFreeSpin: 'Huling free spin',
  freeSpinsLeft: 'Natitirang free spin: {left}',
  moreSpins: '+{count} spin',
  freeSpinsWon: '{count} free spin',
  specialSymbol: 'Special symbol: {name}',
  freeSpinsOver: 'Tapos na ang free spins',
  totalWin: 'Kabuuang panalo: {win}',
  holdAndWin: 'Hold and Win',
  coinsHeld: '{count} coin ang naka-hold',
  lastRespin: 'Huling respin',
  respinsLeft: 'Natitirang respin: {left}',
  total: 'Kabuuan',
  // big-win.ts
  todoTodo: 'Todo-todo!',
  napakalaki: 'Napakalaki!',
  malaki: 'Malaki!',
  // slot-scene.ts
  spin: 'Spin',
  stop: 'Itigil',
  youWon: 'Nanalo ka ng {win}.',
  noWin: 'Walang panalo.',
})
