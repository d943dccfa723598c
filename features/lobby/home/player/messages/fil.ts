import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // brand-chips.tsx
  brands: 'Mga brand',
  allBrands: 'Lahat',
  // mobile-home-header.tsx
  logIn: 'Mag-log in',
  register: 'Mag-sign up',
  // floating-menu.tsx
  currentPromos: 'Mga promo ngayon',
  allPromos: 'Lahat ng promo',
  promos: 'Mga promo',
  // home-popup.tsx
  newsForYou: 'Balita para sa iyo',
  // personal-rows.tsx
  continue: 'Ituloy ang laro',
  continueAndForYou: 'Ituloy, at para sa iyo',
  forYou: 'Para sa iyo',
  // home-row.tsx
  popularGames: 'Mga sikat na laro',
  newGames: 'Mga bagong laro',
  featuredGames: 'Mga tampok na laro',
  seeAll: 'Tingnan lahat',
  // later-rows.tsx
  jackpotGames: 'Mga larong may jackpot',
  themeFiesta: 'Pista na',
  themeSea: 'Sa ilalim ng dagat',
  themeNature: 'Sa kalikasan',
  themeLegends: 'Mga alamat',
  themeStreet: 'Buhay-kalye',
  noGames: 'Wala pang laro',
  noGamesText: 'Wala pang malalaro ngayon. Bumalik ka mamaya.',
  // lobby-home.tsx
  lobby: 'Lobby',
  // lobby-tab-bar.tsx
  games: 'Mga laro',
  // pull-to-refresh.tsx
  refreshing: 'Nire-refresh',
  // type-tab.tsx
  typeByBrand: '{type} ng {brand}',
  noGamesOfType: 'Wala pang laro rito',
  noGamesOfTypeText: 'May mga laro sa ibang tab.',
  // win-strip.tsx
  playForFun: 'Laro lang, ayon sa kaya ng bulsa',
})
