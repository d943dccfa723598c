/** What the screens of this feature say. */
export const messages = {
  // jackpot-party.ts
  continueAfterJackpot: 'Continue',
  jackpot: 'Jackpot',
  jackpotCheer: 'Jackpot!',
  jackpotWon: 'You won the {name} jackpot',
  wheelWon: 'You won {percent}% of the {name} jackpot',
  // jackpot-wheel.ts
  wheelIsYours: 'The {name} wheel is yours',
  wheelOver: 'It decides how much of {amount} you win',
  spinWheel: 'Spin the wheel',
  wheelAlone: 'It spins by itself in {seconds} seconds. The result is already fixed.',
  wheelOdds: '{segments} of {all}',
  wheelShare: '{percent}%',
  wheelStopped: 'The wheel stopped at {percent}%: you win {amount}. The rest, {left}, stays in the jackpot.',
  wheelStoppedAtAll: 'The wheel stopped at 100%: you win all of it, {amount}.',
  // illustrate-rules.ts
  linesTitle: 'How the lines run',
  // show-event.ts
  lastFreeSpin: 'Last free spin',
  freeSpinsLeft: 'Free spins left: {left}',
  moreSpins: { one: '+1 spin', other: '+{count} spins' },
  freeSpinsWon: { one: '1 free spin', other: '{count} free spins' },
  specialSymbol: 'Special symbol: {name}',
  freeSpinsOver: 'Free spins over',
  totalWin: 'Total win: {win}',
  holdAndWin: 'Hold and Win',
  coinsHeld: { one: '1 coin held', other: '{count} coins held' },
  lastRespin: 'Last respin',
  respinsLeft: 'Respins left: {left}',
  total: 'Total',
  // big-win.ts
  todoTodo: 'Todo-todo!',
  napakalaki: 'Napakalaki!',
  malaki: 'Malaki!',
  // slot-scene.ts
  spin: 'Spin',
  stop: 'Stop',
  youWon: 'You won {win}.',
  noWin: 'No win.',
} as const
