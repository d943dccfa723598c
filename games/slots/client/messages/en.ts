/** What the screens of this feature say. */
export const messages = {
  // jackpot-party.ts
  goOn: 'Go on',
  jackpot: 'Jackpot',
  jackpot2: 'Jackpot!',
  theNameIsYours: 'The {name} is yours',
  // show-event.ts
  lastFreeSpin: 'Last free spin',
  freeSpinsLeftLeft: 'Free spins left: {left}',
  countSpins: '+{count} spins',
  countFreeSpins: '{count} free spins',
  withTheName: 'with the {name}',
  freeSpins: 'Free spins',
  paidPays: 'paid {pays}',
  holdAndWin: 'Hold and win',
  lengthStay: '{length} stay',
  theLastTurn: 'The last turn',
  turnsLeftLeft: 'Turns left: {left}',
  allTogether: 'All together',
  // slot-scene.ts
  spin: 'Spin',
  theSpinPaysWin: 'The spin pays {win}.',
  noWin: 'No win.',
  todoTodo: 'Todo-todo!',
  napakalaki: 'Napakalaki!',
  malaki: 'Malaki!',
  // themes/fiesta-masks.ts
  sunMask: 'sun mask',
} as const
