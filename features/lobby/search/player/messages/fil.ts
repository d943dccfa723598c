import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // games-page.tsx
  games: 'Mga laro',
  noGames: 'Walang nahanap na laro',
  noGamesText: 'Sumubok ng ibang filter.',
  // recent-searches-row.tsx
  recentSearches: 'Mga huling hinanap',
  clear: 'I-clear',
  // search-bar.tsx
  back: 'Bumalik',
  searchGames: 'Maghanap ng laro',
  nameOrBrand: 'Laro o brand',
  // search-filters.tsx
  filters: 'Mga filter',
  hot: 'Hot',
  new: 'Bago',
  type: 'Uri',
  brand: 'Brand',
  // search-page.tsx
  gamesFound: 'Mga nahanap na laro',
  noMatch: 'Walang larong tugma sa “{query}”',
  noMatchText: 'Subukan ang mas maikling salita o ibang filter. O isa sa mga larong ito:',
  gameCount: '{count} laro',
  featuredGames: 'Mga tampok na laro',
  popularGames: 'Mga sikat na laro',
  noPopularGames: 'Wala pang sikat na laro',
})
