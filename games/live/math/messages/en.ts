/** The rules of the tables. */
export const messages = {
  // table-house.ts
  howToPlay: 'How to play',
  payouts: 'Payouts',
  bet: 'Bet',
  pays: 'Pays',
  payoutIncludesBet: 'Payouts include your bet.',
  limits: 'Limits',
  roundLimit: 'All your bets in one round: up to {most}.',
  minimum: 'Minimum',
  maximum: 'Maximum',
  betsAndClock: 'Bets and the clock',
  betCounts:
    'A bet counts if you confirm it before time is up and your wallet answers before the result. If the wallet answers later, your bet is returned, whatever the result.',
  betStays:
    'Once confirmed, a bet stays in play, even if you leave or lose the connection. Wins are paid when the result has been shown. If a fault of ours interrupts a round, it ends with the result that its seed had already decided.',
  seedShown: 'The hash of the seed is shown while betting is open, and the seed itself when the round is over.',
  // baccarat-bituin.ts
  baccaratSummary: 'Two hands are dealt, Player and Banker. Bet on which one comes closer to nine.',
  baccaratValues:
    'Aces count 1, cards from 2 to 9 count their number, and 10, J, Q and K count nothing. Only the last digit of a total counts. {decks} decks are shuffled fresh for every round.',
  baccaratDraws:
    'With 8 or 9 on two cards, nobody draws. Otherwise the Player draws with 5 or less. The Banker draws with 5 or less if the Player stood. If the Player drew, it depends on that third card:',
  bankerHas: 'Banker has',
  bankerDrawsOn: 'Draws if the Player’s third card is',
  anyCard: 'any card',
  anyBut: 'any but {card}',
  cardsTo: '{first} to {last}',
  cardsOr: '{first} or {last}',
  noCard: 'none',
  squeeze: 'Squeeze',
  baccaratSqueeze:
    'You can peel up the last cards of your bet yourself; this changes only how you see a result that is already decided, and any card still closed opens on its own before the next round.',
  baccaratPayouts: 'Payouts include your bet. If it’s a tie, bets on Player and Banker are returned.',
  baccaratReturns: 'In the long run, Player returns {player}%, Banker {banker}%, Tie {tie}% and a pair {pair}%.',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  handPairs: 'Player pair or Banker pair: the first two cards have the same rank',
  playerBanker: 'Player, Banker',
  tieAndPairs: 'Tie, Player pair, Banker pair',
  // color-game.ts
  colorSummary: 'The game of every town fair: put your chips on colors, and win when the three dice show them.',
  colorBets:
    'Choose a chip, tap the colors you like, and place your bet before time is up. Everyone at the table plays the same roll.',
  colorDice:
    'Three dice are rolled. Each one has the six colors, all equally likely. The more dice show your color, the more it pays. Payouts include your bet.',
  when: 'When',
  aColor: 'A color',
  onOneDie: 'on one die',
  onTwoDice: 'on two dice',
  onThreeDice: 'on all three dice',
  pair: 'Pair',
  twoAlike: 'exactly two dice alike',
  allDifferent: 'All different',
  threeColors: 'three different colors',
  triple: 'Triple',
  threeAlike: 'any color on all three dice',
  pairOrDifferent: 'Pair, All different',
  // dragon-tiger.ts
  dragonSummary: 'One card for the Dragon, one for the Tiger. The higher card wins.',
  dragonCards:
    'Kings are high and aces are low. Suits don’t decide who wins. {decks} decks are shuffled fresh for every round.',
  dragonTies:
    'If both cards have the same rank, it is a tie, and {back}% of each bet on Dragon or Tiger is returned. If they also have the same suit, it is a suited tie, which pays bets on Tie and on Suited tie.',
  dragon: 'Dragon',
  tiger: 'Tiger',
  suitedTie: 'Suited tie',
  dragonOrTiger: 'Dragon, Tiger',
  // lipad-agila.ts
  flightSummary: 'The eagle climbs, and your bet climbs with it. Cash out before it flies away.',
  flightClimbs:
    'Place your bet before take-off. The eagle starts at ×1.00 and climbs faster and faster, until it flies away at a multiplier nobody knows. Everyone is on the same flight.',
  flightCashOut:
    'Tap Cash out while it climbs: you win your bet times the multiplier at the moment the studio receives your tap, which may be a little above or below what you saw. If you are still on board when the eagle flies away, you lose your bet.',
  flightAuto:
    'Or set an auto cash-out from {least} to {most}: the studio cashes you out at exactly that multiplier as soon as the eagle reaches it, even if you are away or lose the connection. At {most}, every flight ends and pays.',
  flightAutoAtTheEnd:
    'An auto cash-out set at exactly the multiplier where the eagle flies away is paid. One set a hundredth higher is not.',
  flightOdds: 'How high it climbs',
  multiplier: 'Multiplier',
  flightsReaching: 'Flights that reach it',
  flightReturns:
    'Every multiplier returns {percent}% in the long run, so no plan is better than another. About one flight in {oneIn} flies away before anyone can cash out.',
  twoBetsPerFlight: 'Up to two bets on each flight, each with its own cash-out.',
  eachFlightBet: 'Each bet',
  percentOf: '{percent}%',
  // roulette-bituin.ts
  rouletteSummary: 'One ball, {pockets} pockets and a single zero. Everyone bets on the same spin.',
  rouletteBets:
    'Choose a chip, tap numbers or groups of numbers, and place your bet before time is up. On zero, only the bet on zero wins. In the long run, every bet returns {percent}%.',
  oneNumber: 'One number',
  rouletteLines:
    'A chip on a line covers the numbers on both sides of it: open Lines to see them large. All these bets are on numbers, so they lose on zero unless they cover it.',
  splitBet: 'Split: 2 numbers side by side',
  streetBet: 'Street: 3 numbers in a row, also 0-1-2 and 0-2-3',
  cornerBet: 'Corner: 4 numbers that meet, also 0-1-2-3',
  sixLineBet: 'Six line: 6 numbers in two rows',
  racetrack: 'Racetrack',
  racetrackBets:
    'The racetrack shows the numbers in the order of the wheel. A part of the wheel is several of the bets above, put down with one tap:',
  racetrackNeighbours:
    'A tap on a number puts a chip on it and on its two neighbors on each side: five bets on one number each. None of this changes what a bet returns in the long run.',
  partOfWheel: 'Part of the wheel',
  chipsNeeded: 'Chips',
  bets: 'Bets',
  voisins: 'Voisins: the numbers around zero',
  orphelins: 'Orphelins: the numbers between the other two',
  tiers: 'Tiers: the numbers opposite zero',
  dozenOrColumn: 'A dozen or a column: 12 numbers',
  evenMoney: 'Red or Black, Odd or Even, 1 to 18 or 19 to 36',
  // sic-bo-bituin.ts
  sicSummary: 'Three dice under a bell. Bet on their sum, on single numbers, on doubles and on triples.',
  sicHalves:
    'Small is a sum of 4 to 10 and Big a sum of 11 to 17. Odd and Even are about the sum, too. All four lose when the three dice are alike.',
  halves: 'Small, Big, Odd, Even',
  numberOnDice: 'Number on one, two or three dice',
  aDouble: 'Double: two or three dice show the number',
  doubleBet: 'Double',
  numberBet: 'Number',
  aTriple: 'Triple of one number',
  anyTriple: 'Triple of any number',
  sumOr: 'Sum {low} or {high}',
  sumTo: 'Sum {low} to {high}',
} as const
