/** What the screens of this feature say. */
export const messages = {
  // favourites-page.tsx
  favorites: 'Favorites',
  // game-tile.tsx
  virtual: 'Virtual',
  jackpot: 'Jackpot',
  maintenance: 'Maintenance',
  aboutName: 'About {name}',
  new: 'New',
  hot: 'Hot',
  // grid-skeleton.tsx
  loadingGames: 'Loading games',
  // info/game-facts.ts
  returnToPlayer: 'Return to player',
  inTheLongRunOver: 'in the long run, over very many rounds',
  swings: 'Swings',
  bets: 'Bets',
  stakeMinToStakeMax: '{stakeMin} to {stakeMax}',
  largestWin: 'Largest win',
  maxWinTheBet: '{maxWin} × the bet',
  countsForTurnover: 'Counts for turnover',
  ofEachBetTowardsA: 'of each bet, towards a bonus',
  madeBy: 'Made by',
  virtualGame: 'Virtual game',
  drawnByComputer: 'Drawn by computer',
  noDealerNoCameraNo: 'no dealer, no camera, no real match',
  smallManyLittleWins: 'Small: many little wins',
  medium: 'Medium',
  largeRareBiggerWins: 'Large: rare, bigger wins',
  // info/game-info-sheet.tsx
  allGamesOfThisBrand: 'All games of this brand are being looked after. Please come back later.',
  thisGameIsBeingLooked: 'This game is being looked after. Please come back later.',
  inYourFavorites: 'In your favorites',
  addToFavorites: 'Add to favorites',
  backToTheGames: 'Back to the games',
  tryTheDemo: 'Try the demo',
  play: 'Play',
  // likes/favourite-games.tsx
  liked: 'Liked',
  playedLast: 'Played last',
  likedGames: 'Liked games',
  gamesPlayedLast: 'Games played last',
  findAGame: 'Find a game',
  nothingLikedYet: 'Nothing liked yet',
  tapTheHeartOnA: 'Tap the heart on a game, and it will wait for you here.',
  nothingPlayedYet: 'Nothing played yet',
  theGamesYouPlayWill: 'The games you play will be listed here, the last one first.',
  // likes/guest-favourites.tsx
  yourFavoritesLiveHere: 'Your favorites live here',
  logIn: 'Log in',
  logInToKeepThe: 'Log in to keep the games you like, and to find the ones you played last.',
  // likes/heart-button.tsx
  favoriteName: 'Favorite {name}',
  // list/game-list-failure.tsx
  tryAgain: 'Try again',
} as const
