import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // favourites-page.tsx
  favorites: 'Mga paborito',
  // filter/filter-bar.tsx
  filters: 'Mga filter',
  filtersOn: 'Mga filter: {count} ang naka-on',
  removeFilter: 'Alisin ang filter: {name}',
  sortBy: 'I-sort',
  sortRecommended: 'Default na ayos',
  sortRtp: 'Pinakamataas na RTP',
  sortWin: 'Pinakamataas na panalo',
  sortName: 'A hanggang Z',
  sortNew: 'Pinakabago muna',
  // filter/filter-sheet.tsx
  filterGames: 'I-filter ang mga laro',
  showGames: 'Ipakita ang {count} laro',
  noneMatch: 'Walang larong tugma',
  clearFilters: 'Alisin lahat',
  // filter/no-filtered-games.tsx
  noFilteredGames: 'Walang laro sa mga filter na ito',
  noFilteredGamesText: 'Mag-alis ng filter para makakita ng mas maraming laro.',
  // filter/filter-choices.ts
  filterType: 'Uri',
  filterFeature: 'Feature',
  filterTheme: 'Tema',
  filterBet: 'Taya bawat round',
  filterMark: 'Tampok o bago',
  filterFeatured: 'Tampok',
  themeFiesta: 'Pista',
  themeSea: 'Dagat',
  themeNature: 'Kalikasan',
  themeLegends: 'Mga alamat',
  themeStreet: 'Buhay-kalye',
  featureFreeSpins: 'Free spins',
  featureHoldAndWin: 'Hold and win',
  featureCascades: 'Cascades',
  featureBonusBuy: 'Bonus buy',
  swingLow: 'Mababa',
  swingHigh: 'Mataas',
  rtpBelow95: 'Mas mababa sa 95%',
  rtpFromTo: '{from}% hanggang {to}%',
  rtpFrom97: '97% o higit pa',
  // for-you/for-you-checkbox.tsx
  suggestGames: 'Mag-suggest ng laro ayon sa nilalaro ko',
  // for-you/for-you-sheet.tsx
  whyTheseGames: 'Bakit ang mga larong ito',
  howSuggested:
    'Tinitingnan lang kung aling laro ang binubuksan mo, hindi kung magkano ang taya, panalo o talo mo. Nasa device mo lang ito, at random ang mga isa sa sampung laro.',
  becausePlayed: 'Katulad ng {name} na nilaro mo',
  byChance: 'Random na pinili',
  // for-you/why-these.tsx
  whyThese: 'Bakit ito?',
  // game-tile.tsx
  virtual: 'Virtual',
  jackpot: 'Jackpot',
  maintenance: 'Maintenance',
  aboutGame: 'Tungkol sa {name}',
  new: 'Bago',
  hot: 'Hot',
  // grid-skeleton.tsx
  loadingGames: 'Nilo-load ang mga laro',
  // info/game-facts.ts
  returnToPlayer: 'Return to player',
  returnToPlayerHint: 'Average sa napakaraming round',
  measuredReturns: 'Tingnan ang tunay na ibinalik ng mga laro',
  volatility: 'Volatility',
  betRange: 'Taya bawat round',
  fromMinToMax: '{min} hanggang {max}',
  largestWin: 'Pinakamataas na panalo',
  timesTheBet: '{times}× ng taya mo',
  playthrough: 'Ibinibilang sa playthrough',
  playthroughHint: 'Kung magkano sa bawat taya ang ibinibilang kapag may bonus ka',
  provider: 'Provider',
  virtualGame: 'Virtual na laro',
  computerDrawn: 'Computer ang bumubunot ng resulta',
  virtualGameHint: 'Walang dealer, camera o totoong laban',
  playingNow: 'Naglalaro ngayon',
  playingNowHint: 'Mga player na nakabukas ang larong ito, binibilang bawat minuto',
  players: '{count} player',
  volatilityLow: 'Mababa: mas maliit na panalo, mas madalas',
  volatilityMedium: 'Katamtaman',
  volatilityHigh: 'Mataas: mas malaking panalo, mas madalang',
  // info/tile-facts.ts
  tileRtp: 'RTP {rtp}',
  tileSwingLow: 'Mababang volatility',
  tileSwingMedium: 'Katamtamang volatility',
  tileSwingHigh: 'Mataas na volatility',
  tilePlayersNow: '{count} ang naglalaro',
  // info/game-info-sheet.tsx
  typeInMaintenance: 'Nasa maintenance ang lahat ng larong ganito. Bumalik ka mamaya.',
  brandInMaintenance: 'Nasa maintenance ang lahat ng laro ng brand na ito. Bumalik ka mamaya.',
  gameInMaintenance: 'Nasa maintenance ang larong ito. Bumalik ka mamaya.',
  inYourFavorites: 'Nasa mga paborito mo',
  addToFavorites: 'Gawing paborito',
  backToGames: 'Bumalik sa mga laro',
  tryDemo: 'Mag-demo',
  playDemo: 'I-play ang demo',
  playForReal: 'Maglaro nang may taya',
  realPlayNeedsAccount:
    'Libre ang demo. Para maglaro nang may taya, mag-sign up at ituloy ang larong ito. Para sa edad {minimumAge} pataas.',
  play: 'Maglaro',
  // likes/favourite-games.tsx
  liked: 'Na-like',
  recentlyPlayed: 'Huling nilaro',
  likedGames: 'Mga na-like na laro',
  recentlyPlayedGames: 'Mga huling nilarong laro',
  findAGame: 'Maghanap ng laro',
  noLikes: 'Wala ka pang na-like na laro',
  noLikesText: 'I-tap ang heart sa isang laro para ma-save dito.',
  noHistory: 'Wala ka pang nilaro',
  noHistoryText: 'Lalabas dito ang mga lalaruin mo, pinakabago muna.',
  // likes/guest-favourites.tsx
  guestTitle: 'I-save ang mga paborito mong laro',
  logIn: 'Mag-log in',
  guestText: 'Mag-log in para i-save ang mga gusto mong laro at balikan ang mga huli mong nilaro.',
  // likes/heart-button.tsx
  favoriteGame: 'Paborito: {name}',
  // likes/use-like.ts
  likeRemoved: 'Inalis sa mga paborito mo.',
  undo: 'Ibalik',
  // list/game-list.ts
  home: 'Home',
  // list/game-list-failure.tsx
  listFailed: 'May mga larong hindi nag-load. I-check ang network mo at subukan ulit.',
  tryAgain: 'Subukan ulit',
})
