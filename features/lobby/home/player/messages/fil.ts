import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // brand-chips.tsx
  brands: 'Mga brand',
  allBrands: 'Lahat',
  // desktop-home-header.tsx
  searchGames: 'Maghanap ng laro',
  customerService: 'Customer service',
  logIn: 'Mag-log in',
  register: 'Mag-sign up',
  // floating-menu.tsx
  currentPromos: 'Mga promo ngayon',
  allPromos: 'Lahat ng promo',
  promos: 'Mga promo',
  // home-popup.tsx
  newsForYou: 'Balita para sa iyo',
  // home-tab.tsx
  popularGames: 'Mga sikat na laro',
  // lobby-home.tsx
  lobby: 'Lobby',
  // lobby-tab-bar.tsx
  games: 'Mga laro',
  // no-games.tsx
  noGames: 'Wala pang laro',
  noGamesText: 'Wala pang malalaro ngayon. Bumalik ka mamaya.',
  // pull-to-refresh.tsx
  refreshing: 'Nire-refresh',
  // type-tab.tsx
  typeByBrand: '{type} ng {brand}',
  noGamesOfType: 'Wala pang laro dito',
  noGamesOfTypeText: 'May mga laro sa ibang tab.',
  // win-strip.tsx
  playForFun: 'Laro lang, ayon sa kaya ng bulsa',
})
