import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // basketball-face.ts
  final: 'Final',
  goldenBasket: 'Golden basket',
  basket: 'Basket',
  // football-face.ts
  fullTime: 'Full time',
  goal: 'Goal',
  // league-panels.ts
  points: 'Pts',
  team: 'Team',
  played: 'P',
  wins: 'W',
  draws: 'D',
  losses: 'L',
  standingsBefore: 'Season {season}, bago ang matchday {matchday}',
  resultsEmpty: 'Wala pang resulta. Lalabas dito pagkatapos ng unang matchday.',
  seasonMatchday: 'Season {season} · matchday {matchday}',
  confirming: 'Kino-confirm…',
  placed: 'Pumasok',
  notPlaced: 'Hindi pumasok',
  betReturned: 'Ibinalik ang taya',
  slipsEmpty: 'Wala pang slip. Mag-tap ng odds para gumawa. Lalabas dito ang mga slip mo at ang resulta.',
  wonAmount: 'Panalo {amount}',
  lost: 'Talo',
  stakedAtOddsPays: '{staked} sa {odds} · bayad {amount}',
  stakedAtOdds: '{staked} sa {odds}',
  // league-tabs.ts
  matches: 'Laban',
  slips: 'Slips',
  standings: 'Table',
  results: 'Resulta',
  slipsWaiting: 'Slips · {waiting}',
  // match-list.ts
  allBets: 'Lahat ng taya',
  inGoodForm: 'Maganda ang form',
  inPoorForm: 'Mahina ang form',
  // run-league.ts
  connectionLost: 'Nawala ang connection. Kasama pa rin ang mga pumasok mong slip. Kumokonekta ulit…',
  slipTooLate: 'Hindi umabot sa oras ang slip mo. Walang nabawas sa balance mo.',
  balanceTooLow: 'Kulang ang balance mo para sa mga slip na ito.',
  placedSoFar: '{length} pumasok · {amount}',
  placing: 'Inilalagay ang taya…',
  tapOddsToBet: 'Mag-tap ng odds para tumaya',
  bettingClosed: 'Sarado na ang tayaan',
  placeBet: 'Itaya ang {amount}',
  paysAmount: 'Bayad {amount}',
  singles: '{count} single',
  nextMatchdayIn: 'Susunod na matchday: {seconds}s',
  teamsComingOut: 'Papasok na ang mga team',
  matchdayWithPlayers: 'Season {season} · {matchday}/{matchdays} · {count} player',
  matchdayOfSeason: 'Season {season} · {matchday}/{matchdays}',
  slipsPlaced: '{count} slip ang pumasok: {staked}.',
  // slip-bar.ts
  yourSlip: 'Slip mo',
  slipType: 'Uri ng slip',
  parlay: 'Parlay {odds}',
  removePick: 'Alisin ang {pick}',
  tooManyLegs: 'Hanggang {most} laban lang sa isang slip. Mag-alis muna ng isa.',
  // slips.ts
  slipRefusedBalanceTooLow: 'Kulang ang balance mo para sa slip na ito. Hindi ito pumasok.',
  slipRefusedLimitReached: 'Naabot mo na ang limit na itinakda mo. Hindi pumasok ang slip.',
  accountCannotPlay:
    'Hindi makakapaglaro ang account mo sa ngayon. Kontakin ang customer service kung kailangan mo ng tulong.',
  slipNotPlaced: 'Hindi pumasok ang slip na ito. Walang nabawas sa balance mo.',
  checkingSlip: 'Nawala ang connection. Chine-check ang slip mo…',
})
