/** What the screens of this feature say. */
export const messages = {
  // replay-page.tsx, shared-page.tsx
  replay: 'Replay',
  replayOf: 'Replay of {game}',
  sharedReplay: 'A shared round',
  // replay-page.tsx
  roundNotShown: 'No replay',
  betHistory: 'Bet history',
  // replay-facts.tsx
  bet: 'Bet',
  win: 'Win',
  timesTheBet: 'Times the bet',
  playedAt: 'Played',
  freeRound: 'Free round',
  betReturned: 'Bet returned',
  // share-panel.tsx
  shareThisRound: 'Share this round',
  shareExplained:
    'Anyone with the link sees the game, your bet and win, the replay and its proof, including the seeds. They don’t see your name, your balance or when you played. If this win is on the Big wins page, the page links to it.',
  stopSharing: 'Stop sharing',
  linkToThisRound: 'Link to this round',
  sharingStopped: 'The link no longer works.',
  // shared-page.tsx
  notShared: 'This round isn’t shared',
  seeTheGames: 'See the games',
} as const
