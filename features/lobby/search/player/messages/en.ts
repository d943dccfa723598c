/** What the screens of this feature say. */
export const messages = {
  // games-page.tsx
  games: 'Games',
  noGames: 'No games found',
  noGamesText: 'Try another filter.',
  // recent-searches-row.tsx
  recentSearches: 'Recent searches',
  clear: 'Clear',
  // search-bar.tsx
  back: 'Back',
  searchGames: 'Search games',
  nameOrBrand: 'Game or brand',
  // search-filters.tsx
  filters: 'Filters',
  hot: 'Hot',
  new: 'New',
  type: 'Type',
  brand: 'Brand',
  // search-page.tsx
  gamesFound: 'Games found',
  noMatch: 'No games match “{query}”',
  noMatchText: 'Try a shorter word or another filter. Or try one of these:',
  gameCount: { one: '1 game', other: '{count} games' },
  popularGames: 'Popular games',
  featuredGames: 'Featured games',
  noPopularGames: 'No popular games yet',
} as const
