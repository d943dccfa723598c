/** The rules of the slots. */
export const messages = {
  // slot-help.ts
  payouts: 'Payouts',
  symbol: 'Symbol',
  odds: 'Odds',
  returnOfSlot:
    'In the long run, this game pays back {percent}% or more of all bets. About {hits} in 100 paid spins win something.',
  bonusBuy: 'Buying the bonus',
  bonusBuyPrice:
    'Where the site offers it, you can start a round in the free spins at once, for {price} your bet. Nothing else about them changes, and all wins still multiply your bet, not the price. It is offered as long as the price is not above the highest bet of this game.',
  bonusBuyReturn: 'In the long run, bought rounds pay back {percent}% or more of their price.',
  bonusBuyIsOneBet:
    'A bought round is one bet of its whole price: for your limits, for playthrough, and for the highest bet that counts toward playthrough. Auto play never buys.',
  mostOfRound: 'A round ends when it has won {most} your bet.',
  independent: 'Every spin is drawn on its own. Your bet, your balance and earlier spins don’t change these odds.',
  // slot-sections.ts
  lines: 'Lines',
  linesPay: 'Three or more of the same symbol in a row from the left pay on each of the {lines} lines.',
  ways: 'Ways',
  waysPay:
    'Three or more of the same symbol on neighboring reels, starting from the left, pay once for every way through them. There are {ways} ways in all.',
  groups: 'Groups',
  wild: 'The {symbol} is wild: it can be any symbol in the pay table.',
  wildLands: 'The {symbol} is wild: it can be any symbol in the pay table. It lands on {reels}.',
  everyReel: 'every reel',
  someReels: 'reels {reels}',
  // reel-sections.ts
  line: 'Line',
  rowOnEachReel: 'Row on each reel',
  linesOfReels: 'The table shows where each line runs: rows are counted from the top, reels from the left.',
  reels: 'The reels',
  reel: 'Reel',
  symbolsInOrder: 'Symbols in order',
  reelsStop:
    'Every reel is a ring of symbols and stops at any of its places, all equally likely. That place is the top row, and the next ones are the rows below. After the last symbol comes the first.',
  reelSymbols: 'Each number is a symbol: {symbols}.',
  numberedSymbol: '{number} {symbol}',
  symbolsOfPlace: 'Chances of the symbols',
  placesDrawn: 'Every place is filled on its own, also when new symbols fall into it, with these chances:',
  firstReel: 'First reel',
  otherReels: 'Other reels',
  freeSpins: 'Free spins',
  freeSpinsMore: 'During free spins, {needed} or more of them give {more} more free spins, up to {max} in all.',
  chance: 'Chance',
  chanceOf: '{weight} in {sum}',
  chancePercent: '{percent}%',
  spin: 'Spin',
  freeSpin: 'Free spin',
  holdTheGold: 'Hold the gold: Hold and Win',
  holdBegins:
    '{needed} or more {symbols} stay in place and start Hold and Win: the other places get {respins} respins. Every new one stays too and sets the respins back to {respins}.',
  // bahay-kubo-harvest.ts
  kuboSummary:
    'Everything from the garden of the song: eight or more of a crop anywhere are harvested, and baskets multiply what the spin won.',
  anywhere: 'Anywhere',
  kuboAnywhere:
    'Eight or more of the same crop pay wherever they are, and are harvested. New ones fall into their places, for as long as there are wins.',
  baskets: 'Baskets',
  kuboBaskets:
    'When nothing falls anymore, the multipliers of all baskets in sight are added up, and the sum multiplies everything the spin has won.',
  basketShows: 'Basket shows',
  kuboFree:
    '{needed} or more huts in sight at once, at any moment of a spin, start {count} free spins. During free spins, {neededAgain} or more huts give {more} more, up to {max} in all.',
  kuboFreeTotal:
    'Free spins keep a running total of the baskets of the spins that won. A free spin that wins with a basket in sight adds its baskets to the total and is multiplied by the new total. A free spin without a basket is not multiplied.',
  // banaue-stairs.ts
  banaueSummary:
    '{ways} ways down the terraces: winning symbols make room for new ones, and every further step pays more.',
  steps: 'Steps',
  banaueSteps:
    'Winning symbols disappear and new ones fall into their places, for as long as there are wins. Each step multiplies its wins:',
  step: 'Step',
  stepAndOn: '{step} and up',
  banaueFree:
    '{needed} or more drums in sight when the last step has fallen start {count} free spins. In a free spin they give {count} more, up to {max} in all.',
  // carabao-gold.ts
  carabaoSummary: '{lines} lines in the rice fields. {needed} gold coins stay in place and start Hold and Win.',
  carabaoCoins: 'In each respin, every free place has a 1 in {oneIn} chance of a coin.',
  carabaoEnd:
    'At the end, all coins pay the value on them. If all {cells} places are full, {full} your bet is paid on top. Fewer than {needed} coins pay nothing.',
  coinsOfGold: 'coins',
  coin: 'Coin',
  // diwata-falls.ts
  diwataSummary: 'Mist drifts over the falls. When it lifts, everything it was hiding is the same symbol.',
  mist: 'Mist',
  diwataMist:
    'Mist comes in stacks on every reel. It lifts before wins are counted: one symbol of the pay table is drawn, and all of the mist becomes that symbol.',
  diwataFree:
    '{needed} or more crystals anywhere start {count} free spins. Mist that lands during free spins stays in place until the last one and hides a newly drawn symbol in every spin.',
  // fiesta-masks.ts
  fiestaSummary: '{lines} lines, and a parade of free spins in which one special symbol fills whole reels.',
  theParade: 'The parade: free spins',
  fiestaParade:
    '{needed} or more drums anywhere start {count} free spins, and one special symbol is drawn for all of them. When the lines of a free spin have paid, a special symbol that is on three or more reels fills those reels, and pays on all {lines} lines for that number of reels, wherever they are.',
  chanceAsSpecial: 'Chance as special symbol',
  // galleon-trade.ts
  galleonSummary:
    'The classic crossing: {ways} ways to win, and free spins that multiply every win on the ways by {multiplier}.',
  theCrossing: 'The crossing: free spins',
  galleonCrossing:
    'Three compasses anywhere pay {three} your bet, four pay {four} and five pay {five}. They also start {count} free spins, in which every win on the ways is multiplied by {multiplier}. The compasses themselves are not multiplied.',
  galleonMore:
    'Three or more compasses in a free spin pay the same and give {count} more free spins, up to {max} in all.',
  // habagat-storm.ts
  habagatSummary: '{ways} ways, and a monsoon wind that blows everything light off the reels.',
  habagatWind: 'The wind can also bring {symbol} to any reel.',
  theWind: 'The wind',
  habagatWindRises:
    'In 1 of {oneIn} spins the wind rises before wins are counted. It blows away these symbols: {light}. Only these fall into their places: {heavy}.',
  habagatFree:
    '{needed} or more storm clouds anywhere start {count} free spins, and the wind blows in every one of them.',
  // harana-nights.ts
  haranaSummary:
    '{lines} lines that pay from both sides, and a serenader who fills a whole reel and gives another spin.',
  bothWays: 'Both ways',
  haranaBothWays:
    'Three or more of the same symbol in a row pay on each of the {lines} lines, from the left and from the right. Five in a row pay once.',
  theSerenade: 'The serenade',
  haranaSerenade:
    'It fills its reel and stays there, and the other reels spin once more for free. Each further serenader gives one more spin. A round has at most {most} free spins.',
  // jeepney-joyride.ts
  jeepneySummary: '{lines} lines, and jeepneys that drive across the reels: every stop is a free spin.',
  jeepneyLongest: 'Each line pays its longest run only.',
  walkingJeepneys: 'Walking jeepneys',
  jeepneyWalks:
    'After a spin, each jeepney moves one reel to the left and the other places spin again for free, until it has driven off the first reel. Jeepneys that land during the drive join it.',
  // mayon-fire.ts
  mayonSummary: '{lines} lines below the volcano. Lava runs down its reel, turns it wild and multiplies wins.',
  lava: 'Lava',
  mayonLava:
    'Lava lands on {reels} and runs down to the bottom of its reel. Every place on its way is wild: it can be any symbol in the pay table. Each stream multiplies the lines that pass through it, and two streams on one line multiply each other.',
  eruption: 'Eruption: free spins',
  mayonEruption: '{needed} or more volcanoes anywhere start {count} free spins with hotter lava.',
  // parol-lights.ts
  parolSummary:
    'Groups of lights on {reels} reels of {rows}: every winning group leaves a wild parol that joins the next.',
  parolGroups:
    'Five or more of the same light that touch side to side pay and go out. New ones fall into their places, for as long as there are wins.',
  parols: 'Parols',
  parolWild:
    'Every winning group leaves a lit parol in its place. The parol is wild: it joins every group it touches, and goes out with it.',
  parolMultiplier:
    'The first wins of a spin count ×1, those after the first fall ×2, after the second ×3, and so on up to ×{most}.',
  // perlas-ng-dagat.ts
  perlasSummary: '{ways} ways under the sea. {needed} pearls start a dive, where a black pearl doubles the others.',
  theDive: 'The dive: Hold and Win',
  pearls: 'pearls',
  perlasPearls:
    'In each respin, every free place has a 1 in {oneIn} chance of a pearl, and 1 in {blackOneIn} of those pearls is black.',
  perlasBlack:
    'A black pearl is worth nothing itself, but doubles every pearl that is there, and those that land with it. At the end, all pearls pay their value. If all {cells} places are full, {full} your bet is paid on top. Fewer than {needed} pearls pay nothing.',
  // sarimanok.ts
  sarimanokSummary: '{lines} lines. During free spins, every sarimanok that lands makes all further wins bigger.',
  theFlight: 'The flight: free spins',
  sarimanokFlight:
    '{needed} or more fish anywhere start {count} free spins. The multiplier begins at ×1, and every sarimanok that lands adds 1 to it before the wins of its spin are counted. It stays until the last free spin and grows up to ×{most}.',
  // sorbetes-sweets.ts
  sorbetesSummary:
    'Scoops on {reels} by {rows}: five that touch are eaten, and the sprinkles they leave multiply what comes next.',
  sorbetesGroups:
    'Five or more of the same flavor that touch side to side pay and are eaten. New ones fall into their places, for as long as there are wins.',
  sprinkles: 'Sprinkles',
  sorbetesSprinkles:
    'A place that wins is sprinkled. After its second win in the same round it multiplies the groups that cover it, and each further win there doubles that. All multipliers under a group are added up.',
  winsOfPlace: 'Wins of a place so far',
  multipliesBy: 'Multiplies by',
  winsOrMore: '{wins} or more',
  // tarsier-forest.ts
  tarsierSummary: '{lines} lines. At night the tarsiers wake up, and every one that lands stays until morning.',
  theNight: 'The night: free spins',
  tarsierNight:
    'A moon on each of {reels} starts {count} free spins. Every tarsier that lands in them stays in place, wild, until the last one. Moons in free spins give no more of them.',
  // tinikling-hop.ts
  tiniklingSummary:
    '{reels} reels, {lines} lines and bamboo poles that clap: when they do, the reel between them hops once more.',
  tiniklingLines:
    'Three of the same symbol pay on the three rows and the two diagonals. The {symbol} is wild: it can be any symbol in the pay table.',
  theHop: 'The hop',
  tiniklingHop:
    'When nothing has won and the middle row shows the same symbol on the first and the last reel, the reel between them spins once more for free. For the hop itself, a dancer matches only another dancer.',
} as const
