/** What the screens of this feature say. */
export const messages = {
  // games-page.tsx
  games: 'Games',
  noSuchGames: 'No such games',
  anotherFilterHasGamesTo: 'Another filter has games to play right now.',
  // recent-searches-row.tsx
  recentSearches: 'Recent searches',
  clear: 'Clear',
  // search-bar.tsx
  back: 'Back',
  searchGames: 'Search games',
  nameOrBrand: 'Name or brand',
  // search-filters.tsx
  filters: 'Filters',
  kind: 'Kind',
  brand: 'Brand',
  // search-page.tsx
  gamesFound: 'Games found',
  noGameLikeWords: 'No game like “{words}”',
  tryFewerLettersOrAnother: 'Try fewer letters or another filter. These are played most:',
  countGames: '{count} games',
  popularGames: 'Popular games',
  nothingHereYet: 'Nothing here yet',
} as const
