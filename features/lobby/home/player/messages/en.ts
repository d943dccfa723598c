/** What the screens of this feature say. */
export const messages = {
  // brand-chips.tsx
  brands: 'Brands',
  // desktop-home-header.tsx
  searchGames: 'Search games',
  customerService: 'Customer service',
  logIn: 'Log in',
  register: 'Register',
  // floating-menu.tsx
  whatIsOn: 'What is on',
  allActivities: 'All activities',
  activities: 'Activities',
  // home-popup.tsx
  newsForYou: 'News for you',
  // home-tab.tsx
  popularGames: 'Popular games',
  // lobby-home.tsx
  lobby: 'Lobby',
  // lobby-tab-bar.tsx
  games: 'Games',
  // no-games.tsx
  theGamesAreOnTheir: 'The games are on their way',
  thereIsNothingToPlay: 'There is nothing to play just yet. Please come back a little later.',
  // pull-to-refresh.tsx
  refreshing: 'Refreshing',
  // type-tab.tsx
  nameByShowName: '{name} by {showName}',
  noGamesHereYet: 'No games here yet',
  otherTabsHaveGamesTo: 'Other tabs have games to play right now.',
  // win-strip.tsx
  minimumAgePlayForFun: '{minimumAge}Play for fun, with money you can spare',
} as const
