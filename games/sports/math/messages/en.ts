/** The rules of the leagues, and what their markets are called. */
export const messages = {
  // league-help.ts
  leagueSummary:
    'A league of {teams} teams that plays day and night: everyone sees the same matches, odds and results.',
  howToBet: 'How to bet',
  slipHowTo:
    'Tap the odds of a match to add it to your slip, set your bet and place it before betting closes. One match is a single. Several matches on one slip are a parlay: their odds are multiplied, and all of them have to win. A slip takes up to {most} matches.',
  slipLimits: 'You can bet {least} to {most} on a slip. A slip pays at most {times} your bet, and at most {payout}.',
  markets: 'Markets',
  market: 'Market',
  whatWins: 'What wins',
  howMatchesAreMade: 'How a match is played',
  teams: 'Teams',
  team: 'Team',
  odds: 'Odds',
  oddsRule:
    'Odds include your bet. The chance of each pick is counted exactly over every possible score, and its odds are {percent}% of the fair odds, rounded down to a hundredth. Picks with odds below {least} are not offered.',
  slip: 'Slip',
  slipOf: { one: '1 match', other: '{count} matches' },
  longRun: 'Returns in the long run',
  percentRange: '{least}% to {most}%',
  theClock: 'The clock',
  slipCounts:
    'A slip counts if you place it before time is up and your wallet answers before the matches begin. If the wallet answers later, your bet is returned, whatever the result.',
  slipStays:
    'Once placed, a slip keeps the odds it was placed at, even if you leave or lose the connection. It is paid when its matches are over. If a fault of ours interrupts a matchday, it ends with the results that its seed had already decided.',
  seedShown:
    'The hash of a matchday’s seed is shown while betting is open, and the seed itself when its matches are over. Form and chances all come from it.',
  // football
  footballChances:
    'A match is {chances} chances, one every {minutes} minutes. Each chance is one draw out of {draws} numbers: some of them are a goal for the home team, some for the away team, and the rest are no goal.',
  footballStrengths:
    'How many numbers a team has: its attack times the other team’s leak, divided by 100 and rounded down. The home team gets {home} more. A team in good form gets {form} more that day, and in poor form {form} fewer. Form is drawn when the matchday opens and shown beside the name.',
  attack: 'Attack',
  leak: 'Leak',
  'market.matchResult': 'Match result',
  matchResultRule: 'Home win, draw or away win after {minutes} minutes.',
  'market.doubleChance': 'Double chance',
  doubleChanceRule: 'Two of the three results at once.',
  'market.goals': 'Goals',
  goalsRule: '{over} goals or more are over {line}, {under} or fewer are under.',
  'market.bothScore': 'Both teams score',
  bothScoreRule: 'Whether each team scores at least once.',
  'market.correctScore': 'Correct score',
  correctScoreRule: 'The exact result. Other is any score that is not listed.',
  // basketball
  basketballTrips:
    'A match has {quarters} quarters, each with {trips} trips to the basket for each team. One draw out of {draws} numbers decides a trip of both teams: its hundreds decide what the home team scores, and the rest of it what the away team scores.',
  basketballStrengths:
    'Out of 100 trips, a team scores three points as often as its outside number, and two points as often as its inside number minus the other team’s guard. The home team gets {home} more two-pointer. A team in good form gets {form} more, and in poor form {form} fewer. Form is drawn when the matchday opens and shown beside the name.',
  goldenBasket:
    'A match that is tied after the last trip is decided by the golden basket: one draw among all trips that put one team ahead, each as likely as the teams’ strengths make it.',
  inside: 'Inside',
  outside: 'Outside',
  guard: 'Guard',
  'market.winner': 'Winner',
  winnerRule: 'The team that wins, with the golden basket included.',
  'market.handicap': 'Handicap',
  handicapRule:
    'The team that wins after the handicap is added to its points. The line is the one that splits the chances most evenly.',
  'market.totalPoints': 'Total points',
  totalPointsRule: 'All points of the match, with the golden basket included, are over or under the line.',
} as const
