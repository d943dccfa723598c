/** What the page about the return of games says. */
export const messages = {
  // game-returns-page.tsx
  title: 'Game returns',
  howToRead: 'How to read this',
  howRounds:
    'We count every closed round of every player. The return is the average of what rounds paid back, as a share of their bets. Free rounds and jackpots are not counted.',
  howRange:
    'Chance moves the return, and more so over few rounds. The expected range shows how far. An honest game leaves it at most once in 1,000 games, ever.',
  howOutside: 'A game outside its range is checked before anyone can play it again.',
  notLoaded: 'The returns couldn’t be loaded',
  loading: 'Loading game returns',
  games: 'Games',
  findGame: 'Find a game',
  countedUntil: 'Rounds counted until {time}.',
  notCounted: 'No rounds have been counted yet.',
  noGames: 'No games found',
  // game-return-row.tsx
  returned: 'Returned',
  declared: 'Declared',
  expectedRange: 'Expected range',
  fromTo: '{low}–{high}',
  roundsSince: 'Rounds since {day}',
  bestPlay: 'Declared for the best play; other play returns less.',
  within: 'Within range',
  few: 'Few rounds yet',
  outside: 'Outside range',
  paused: 'Not available now',
} as const
