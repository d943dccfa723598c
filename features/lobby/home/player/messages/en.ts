/** What the screens of this feature say. */
export const messages = {
  // brand-chips.tsx
  brands: 'Brands',
  allBrands: 'All',
  // desktop-home-header.tsx
  searchGames: 'Search games',
  customerService: 'Customer service',
  logIn: 'Log in',
  register: 'Register',
  // floating-menu.tsx
  currentPromos: 'Current promos',
  allPromos: 'All promos',
  promos: 'Promos',
  // home-popup.tsx
  newsForYou: 'News for you',
  // home-tab.tsx
  popularGames: 'Popular games',
  // lobby-home.tsx
  lobby: 'Lobby',
  // lobby-tab-bar.tsx
  games: 'Games',
  // no-games.tsx
  noGames: 'No games yet',
  noGamesText: 'There are no games to play right now. Please check back later.',
  // pull-to-refresh.tsx
  refreshing: 'Refreshing',
  // type-tab.tsx
  typeByBrand: '{type} by {brand}',
  noGamesOfType: 'No games here yet',
  noGamesOfTypeText: 'You’ll find games to play in the other tabs.',
  // win-strip.tsx
  playForFun: 'Play for fun, with money you can spare',
} as const
