/** What the screens of this feature say. */
export const messages = {
  // brand-chips.tsx
  brands: 'Brands',
  allBrands: 'All',
  // mobile-home-header.tsx
  logIn: 'Log in',
  register: 'Register',
  // floating-menu.tsx
  currentPromos: 'Current promos',
  allPromos: 'All promos',
  promos: 'Promos',
  // home-popup.tsx
  newsForYou: 'News for you',
  // personal-rows.tsx
  continue: 'Continue',
  continueAndForYou: 'Continue, and more for you',
  forYou: 'For you',
  // home-row.tsx
  popularGames: 'Popular games',
  newGames: 'New games',
  featuredGames: 'Featured games',
  seeAll: 'See all',
  // later-rows.tsx
  jackpotGames: 'Jackpot games',
  themeFiesta: 'Fiesta time',
  themeSea: 'Under the sea',
  themeNature: 'Into the wild',
  themeLegends: 'Myths and legends',
  themeStreet: 'Street life',
  noGames: 'No games yet',
  noGamesText: 'There are no games to play right now. Please check back later.',
  // lobby-home.tsx
  lobby: 'Lobby',
  // lobby-tab-bar.tsx
  games: 'Games',
  // pull-to-refresh.tsx
  refreshing: 'Refreshing',
  // type-tab.tsx
  typeByBrand: '{type} by {brand}',
  noGamesOfType: 'No games here yet',
  noGamesOfTypeText: 'You’ll find games to play in the other tabs.',
  // win-strip.tsx
  playForFun: 'Play for fun, with money you can spare',
} as const
