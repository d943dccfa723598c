import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // bets-page.tsx
  betHistory: 'History ng mga taya',
  showOlder: 'Ipakita ang mas luma',
  noBets: 'Wala ka pang taya',
  seeTheGames: 'Tingnan ang mga laro',
  noBetsText: 'Lalabas dito ang bawat round na lalaruin mo, kasama ang taya at resulta.',
  freeRound: 'Libreng round',
  betOf: 'Taya {amount}',
  watchAgain: 'Panoorin ulit',
  inProgress: 'Nilalaro pa',
  refunded: 'Na-refund',
  // game-bar.tsx
  backToLobby: 'Bumalik sa lobby',
  timeInThisGame: 'Oras sa larong ito',
  result: 'Resulta',
  playForReal: 'Maglaro nang may taya',
  demoPlayMoney: 'Demo: play money',
  limitsAndBreaks: 'Mga limit at pahinga',
  reloadGame: 'I-reload ang laro',
  gameMenu: 'Rules, history at settings',
  miniPlayer: 'Ituloy ang laro sa gilid',
  gameDetails: 'Detalye ng laro',
  exitFullScreen: 'Lumabas sa full screen',
  fullScreen: 'Full screen',
  // corner-bar.tsx
  backToTheGame: 'Bumalik sa laro',
  closeTheGame: 'Isara ang laro',
  // game-panel.tsx
  aboutTheGame: 'Tungkol dito',
  yourRounds: 'Mga round mo',
  fairness: 'Fairness',
  closeDetails: 'Isara ang detalye',
  contactSupport: 'Kontakin ang customer service',
  noRoundsHere: 'Wala ka pang round',
  noRoundsHereText: 'Lalabas dito ang mga round na lalaruin mo sa larong ito, kasama ang taya at resulta.',
  fairnessText:
    'Galing ang bawat resulta sa seed na hindi na namin mapapalitan pagtaya mo: makikita mo muna ang hash nito, at ang mismong seed pagkatapos.',
  fairnessCheck: 'Gamit ang seed, puwede mong i-compute ulit ang resulta sa sarili mong browser.',
  checkARound: 'I-check ang isang round',
  // game-frame.tsx
  slowStart: 'Mas matagal ito kaysa karaniwan. I-tap ang reload sa itaas para subukan ulit.',
  // game-page.tsx
  startingGame: 'Binubuksan ang {name}',
  game: 'Laro',
  // launch-failure.tsx
  tryAgain: 'Subukan ulit',
  gameNotFound: 'Hindi mahanap ang laro',
  notAvailable: 'Hindi available',
  inMaintenance: 'Nasa maintenance',
  logInToTry: 'Mag-log in para subukan',
  logIn: 'Mag-log in',
  playStopped: 'Hindi ka muna makakapaglaro',
  identityNeeded: 'I-verify ang identity mo',
  verifyIdentity: 'I-verify ang identity ko',
  notAvailableHere: 'Hindi available sa lugar mo',
  limitReached: 'Naabot mo na ang limit mo',
  myLimits: 'Tingnan ang mga limit ko',
  noConnection: 'Walang connection',
  gameDidNotStart: 'Hindi nabuksan ang laro',
  // use-play-figures.ts
  realityCheck: '{count} minuto ka nang naglalaro. Taya: {staked}. Panalo: {won}.',
})
