/** What the screens of this feature say. */
export const messages = {
  // favourites-page.tsx
  favorites: 'Favorites',
  // filter/filter-bar.tsx
  filters: 'Filters',
  filtersOn: { one: 'Filters: 1 on', other: 'Filters: {count} on' },
  removeFilter: 'Remove filter: {name}',
  sortBy: 'Sort',
  sortRecommended: 'Default order',
  sortRtp: 'Highest RTP',
  sortWin: 'Largest maximum win',
  sortName: 'A to Z',
  sortNew: 'Newest first',
  // filter/filter-sheet.tsx
  filterGames: 'Filter games',
  showGames: { one: 'Show 1 game', other: 'Show {count} games' },
  noneMatch: 'No games match',
  clearFilters: 'Clear all',
  // filter/no-filtered-games.tsx
  noFilteredGames: 'No games match these filters',
  noFilteredGamesText: 'Remove a filter to see more games.',
  // filter/filter-choices.ts
  filterType: 'Type',
  filterFeature: 'Feature',
  filterTheme: 'Theme',
  filterBet: 'Bet per round',
  filterMark: 'Featured or new',
  filterFeatured: 'Featured',
  themeFiesta: 'Fiesta',
  themeSea: 'Sea',
  themeNature: 'Nature',
  themeLegends: 'Legends',
  themeStreet: 'Street life',
  featureFreeSpins: 'Free spins',
  featureHoldAndWin: 'Hold and win',
  featureCascades: 'Cascades',
  featureBonusBuy: 'Bonus buy',
  swingLow: 'Low',
  swingHigh: 'High',
  rtpBelow95: 'Below 95%',
  rtpFromTo: '{from}% to {to}%',
  rtpFrom97: '97% or more',
  // for-you/for-you-checkbox.tsx
  suggestGames: 'Suggest games based on what I play',
  // for-you/for-you-sheet.tsx
  whyTheseGames: 'Why these games',
  howSuggested:
    'We look only at which games you open, never at how much you bet, win or lose. This stays on your device, and about one in ten games is picked at random.',
  becausePlayed: 'Like {name}, which you played',
  byChance: 'Picked at random',
  // for-you/why-these.tsx
  whyThese: 'Why these?',
  // game-tile.tsx
  virtual: 'Virtual',
  jackpot: 'Jackpot',
  maintenance: 'Maintenance',
  aboutGame: 'About {name}',
  new: 'New',
  hot: 'Hot',
  // grid-skeleton.tsx
  loadingGames: 'Loading games',
  // info/game-facts.ts
  returnToPlayer: 'Return to player',
  returnToPlayerHint: 'On average, over a very large number of rounds',
  volatility: 'Volatility',
  betRange: 'Bet per round',
  fromMinToMax: '{min} to {max}',
  largestWin: 'Maximum win',
  timesTheBet: '{times}× your bet',
  playthrough: 'Counts toward playthrough',
  playthroughHint: 'How much of each bet counts when you have a bonus',
  provider: 'Provider',
  virtualGame: 'Virtual game',
  computerDrawn: 'Results drawn by computer',
  virtualGameHint: 'No dealer, no camera, no real match',
  volatilityLow: 'Low: small wins, more often',
  volatilityMedium: 'Medium',
  volatilityHigh: 'High: bigger wins, less often',
  // info/tile-facts.ts
  tileRtp: 'RTP {rtp}',
  tileSwingLow: 'Low volatility',
  tileSwingMedium: 'Medium volatility',
  tileSwingHigh: 'High volatility',
  // info/game-info-sheet.tsx
  typeInMaintenance: 'All games of this type are under maintenance. Please come back later.',
  brandInMaintenance: 'All games from this brand are under maintenance. Please come back later.',
  gameInMaintenance: 'This game is under maintenance. Please come back later.',
  inYourFavorites: 'In your favorites',
  addToFavorites: 'Add to favorites',
  backToGames: 'Back to games',
  tryDemo: 'Try the demo',
  playDemo: 'Play demo',
  playForReal: 'Play for real',
  realPlayNeedsAccount:
    'The demo is free. To play for real, register and continue with this game. Ages {minimumAge} and over.',
  play: 'Play',
  // likes/favourite-games.tsx
  liked: 'Liked',
  recentlyPlayed: 'Recently played',
  likedGames: 'Liked games',
  recentlyPlayedGames: 'Recently played games',
  findAGame: 'Find a game',
  noLikes: 'No liked games yet',
  noLikesText: 'Tap the heart on a game to save it here.',
  noHistory: 'No games played yet',
  noHistoryText: 'Games you play will appear here, the most recent first.',
  // likes/guest-favourites.tsx
  guestTitle: 'Save your favorite games',
  logIn: 'Log in',
  guestText: 'Log in to save games you like and find the ones you played recently.',
  // likes/heart-button.tsx
  favoriteGame: 'Favorite {name}',
  // likes/use-like.ts
  likeRemoved: 'Removed from your favorites.',
  undo: 'Undo',
  // list/game-list.ts
  home: 'Home',
  // list/game-list-failure.tsx
  listFailed: 'Some games didn’t load. Please check your network and try again.',
  tryAgain: 'Try again',
} as const
