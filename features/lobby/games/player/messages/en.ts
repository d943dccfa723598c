/** What the screens of this feature say. */
export const messages = {
  // favourites-page.tsx
  favorites: 'Favorites',
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
  // info/game-info-sheet.tsx
  typeInMaintenance: 'All games of this type are under maintenance. Please come back later.',
  brandInMaintenance: 'All games from this brand are under maintenance. Please come back later.',
  gameInMaintenance: 'This game is under maintenance. Please come back later.',
  inYourFavorites: 'In your favorites',
  addToFavorites: 'Add to favorites',
  backToGames: 'Back to games',
  tryDemo: 'Try the demo',
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
