/** What the screens of this feature say. */
export const messages = {
  // wins-page.tsx
  bigWins: 'Big wins',
  newestWins: 'Newest',
  largestMultiples: 'Biggest multiples',
  whoIsShown: 'Real wins of the last 7 days. Names are masked, and demo players are left out.',
  noWins: 'No big wins this week',
  noWinsText: 'A big win appears here moments after its round ends.',
  chooseGame: 'Choose a game',
  // win-list.tsx
  noMultiples: 'Nothing to compare yet',
  noMultiplesText: 'This week’s big wins came from free rounds, which have no bet to compare them with.',
  goneGame: 'Game no longer available',
  watchReplay: 'Watch this round',
  timesBet: '{multiple}× the bet',
} as const
