/** What the screens of this feature say. */
export const messages = {
  // wins-page.tsx
  bigWins: 'Big wins',
  newestWins: 'Newest',
  largestMultiples: 'Biggest multiples',
  whoIsShown: 'Real wins of the last 7 days. Names are masked, and demo players are left out.',
  // win-list.tsx
  noWins: 'No big wins this week',
  noWinsText: 'A big win appears here moments after its round ends.',
  goneGame: 'Game no longer available',
  watchReplay: 'Watch this round',
  timesBet: '{multiple}× the bet',
} as const
