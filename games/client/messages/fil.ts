import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // celebrate.ts
  noWin: 'Walang panalo.',
  youWon: 'Nanalo ka ng {win}.',
  // hud.ts
  balance: 'Balance',
  win: 'Panalo',
  net: 'Net',
  timeInGame: 'Oras sa larong ito',
  leaveGame: 'Umalis sa laro',
  demo: 'Demo',
  rulesHistoryAndSettings: 'Rules, history at settings',
  // jackpot-bar.ts
  jackpots: 'Mga jackpot',
  dropsBy: 'bago {amount}',
  // notice.ts
  deposit: 'Mag-deposit',
  playDemo: 'Laruin ang demo',
  // opening-facts.ts
  virtualTable: 'Virtual table: computer ang bumubunot',
  virtualSports: 'Virtual sports: computer ang naglalaro',
  balanceBelowMinimumBet: '{balance} ang balance mo. {minimum} ang minimum na taya sa larong ito.',
  // reality-check.ts
  stopPlaying: 'Tumigil muna',
  takeABreak: 'Pahinga muna?',
  keepPlaying: 'Ituloy ang laro',
  playedFor: '{count} minuto ka nang naglalaro. Resulta mo sa ngayon: {result}.',
  // rounds.ts
  jackpotWon: 'Jackpot! {prizes}.',
  connectionLost: 'Nawala ang connection. Naka-pause ang laro, at naka-save ang round mo.',
  roundPending: 'Kino-confirm ang round mo…',
  betNeverArrived: 'Hindi pumasok ang taya mo. Walang nabawas sa balance mo.',
  roundNotPlayed: 'Hindi natuloy ang round. Walang nabawas sa balance mo.',
  demoMoneyUsedUp: 'Ubos na ang demo money mo. Isara ang laro at buksan ulit para magkaroon pa.',
  balanceTooLow: 'Kulang ang balance mo para sa tayang ito.',
  accountCannotPlay:
    'Hindi makakapaglaro ang account mo sa ngayon. Kontakin ang customer service kung kailangan mo ng tulong.',
  limitReached: 'Naabot mo na ang limit na itinakda mo. Walang nabawas sa balance mo.',
  sessionEnded: 'Nabuksan sa ibang screen o nag-time out na ang larong ito. Buksan ulit mula sa lobby.',
  walletUnreachable: 'Hindi namin maabot ang cashier. Hindi nabawas ang taya mo, o naibalik na ito sa iyo.',
  gameUnavailable: 'Hindi available ang larong ito sa ngayon.',
  balanceTooLowForMove:
    'Kulang ang balance mo para sa move na ito. Naka-save ang round mo: puwede mo itong ituloy pagkatapos mag-deposit.',
  limitReachedByMove: 'Naabot mo na ang limit na itinakda mo. Hindi natuloy ang move mo, at naka-save ang round mo.',
  walletUnreachableForMove: 'Hindi namin maabot ang cashier. Hindi natuloy ang move mo, at naka-save ang round mo.',
  moveNotMade: 'Hindi natuloy ang move mo. Naka-save ang round mo.',
  // run-game.ts
  roundStillOpen: 'Bukas pa ang huling round mo. Ituloy kung saan ka tumigil.',
  // sheet.ts
  fairness: 'Fairness',
  close: 'Isara',
  aboutThisGame: 'Tungkol sa larong ito',
  loading: 'Naglo-load…',
  rules: 'Rules',
  history: 'History',
  settings: 'Settings',
  returnToPlayer: 'Return to player sa katagalan',
  percentOrMore: '{percent}% o higit pa',
  maximumWin: 'Pinakamalaking panalo',
  timesYourBet: '{multiplier} ng taya mo',
  volatility: 'Volatility',
  volatilityLow: 'Low: mas maliit na panalo, mas madalas',
  volatilityMedium: 'Medium',
  volatilityHigh: 'High: mas malaking panalo, mas madalang',
  betRange: 'Halaga ng taya',
  thisGame: 'Ang larong ito',
  historyUnavailable: 'Hindi ma-load ang history mo. Subukan ulit mamaya.',
  historyEmpty: 'Wala pang round. Lalabas dito ang mga lalaruin mong round.',
  betReturned: 'Ibinalik ang taya',
  time: 'Oras',
  bet: 'Taya',
  result: 'Resulta',
  seedsUnavailable: 'Hindi ma-load ang seeds. Subukan ulit mamaya.',
  seedsNotChanged: 'Hindi napalitan ang seeds mo. Tapusin muna ang round mo.',
  fairnessExplained:
    'Galing sa seed namin at seed mo ang bawat resulta. Nakikita mo ang hash ng seed namin bago ka maglaro. Kapag nagpalit ka ng seeds, ipapakita namin ang seed namin, at puwedeng i-compute ulit ng kahit sino ang bawat round, kahit wala kami.',
  currentSeeds: 'Kasalukuyang seeds',
  currentRound: 'Kasalukuyang round',
  hashOfOurSeed: 'Hash ng seed namin',
  yourSeed: 'Seed mo',
  nextRoundNumber: 'Numero ng susunod na round',
  changeSeeds: 'Palitan ang seeds',
  revealedRounds: 'Mga round na may ipinakitang seed',
  revealedRoundsEmpty: 'Wala pa. Magpalit ng seeds para makita ang seed na ginamit mo.',
  verifierOffline: 'Gumagana ito kahit offline, at puwede mong i-save.',
  tableFairnessExplained:
    'May sariling seed ang bawat round sa table na ito. Makikita mo ang hash habang bukas ang tayaan, at ang mismong seed pagkatapos ng round, kaya puwedeng i-compute ulit ng kahit sino ang resulta, kahit wala kami.',
  hashOfSeed: 'Hash ng seed',
  round: 'Round',
  yourRounds: 'Mga round mo',
  yourRoundsEmpty: 'Wala pang round.',
  openVerifier: 'Buksan ang verifier',
  copy: 'Kopyahin',
  copied: 'Nakopya na',
  roundAt: 'Round {nonce} · {time}',
  sound: 'Tunog',
  vibration: 'Vibration',
  keysExplained:
    'Pindutin ang Space para sa pangunahing button at Escape para isara ito. Para mabawasan ang animation, gamitin ang reduced motion setting ng device mo.',
  // stake-control.ts
  lowerBet: 'Babaan ang taya',
  higherBet: 'Taasan ang taya',
  freeRoundsLeft: '{left} libre',
  // stake-range.ts
  fromTo: '{least} hanggang {most}',
  fromToPerBet: '{least} hanggang {most} bawat taya',
  // start-game.ts
  gameUnreachable: 'Hindi ma-load ang laro. I-check ang connection mo at subukan ulit.',
  backToLobby: 'Bumalik sa lobby',
})
