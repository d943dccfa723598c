/** What the screens of this feature say. */
export const messages = {
  // cohorts-panel.tsx
  playersWhoDeposited: 'Players who deposited',
  whatTheyDeposited: 'What they deposited',
  whatIsShown: 'What is shown',
  loading: 'Loading …',
  nobodyHasDepositedInThe: 'Nobody has deposited in the last twelve months.',
  cohorts: 'Cohorts',
  firstDepositIn: 'First deposit in',
  thatMonth: 'That month',
  valuePlayersAmount: '{value} players, {amount}',
  // days-fields.tsx
  from: 'From',
  until: 'Until',
  // funnel-panel.tsx
  fromRegistrationToPlay: 'From registration to play',
  nobodyRegisteredOnTheseDays: 'Nobody registered on these days.',
  shareOfThoseWhoDeposited: '{share} of those who deposited',
  // liabilities-panel.tsx
  owedNowToValuePlayers: 'Owed now, to {value} players',
  total: 'Total',
  balances: 'Balances',
  heldForWithdrawals: 'Held for withdrawals',
  safeboxes: 'Safeboxes',
  points: 'Points',
  roots: 'Roots',
  noRootWasMadeYet: 'No root was made yet. It is made five minutes after midnight.',
  dayManila: 'Day (Manila)',
  players: 'Players',
  owed: 'Owed',
  measuredManila: 'Measured (Manila)',
  atTheEndOfThe: 'At the end of the day',
  laterTime: 'Later: {time}',
  root: 'Root',
  // liability-chart.tsx
  owedAtTheEndOf: 'Owed at the end of the day',
  owedToPlayersOnLength: 'Owed to players on {length} days, {total} on the last.',
  // promotions-panel.tsx
  given: 'Given',
  comeBack: 'Come back',
  cost: 'Cost',
  pointsGiven: 'Points given',
  promotions: 'Promotions',
  noPromotionGaveAnythingOn: 'No promotion gave anything on these days.',
  promotion: 'Promotion',
  awards: 'Awards',
  share: 'Share',
  // reports-page.tsx
  revenue: 'Revenue',
  funnel: 'Funnel',
  liabilities: 'Liabilities',
  ggrStakesLessWinsOf:
    'GGR: stakes less wins of rounds that ended. NGR: that less what was given, before fees and the PAGCOR share.',
  ofThePlayersWhoRegistered: 'Of the players who registered on these days, how many have come how far by now.',
  playersByTheMonthOf:
    'Players by the month of their first deposit, and how many of them deposited in each month since.',
  whatTheAccountOfEach:
    'What the account of each promotion in the ledger gave on these days, and what came back to it.',
  whatIsOwedToPlayers: 'What is owed to players. Every player can prove their own part by the root of a day.',
  reports: 'Reports',
  // revenue-chart.tsx
  ggrAndNgr: 'GGR and NGR',
  ggr: 'GGR',
  ngr: 'NGR',
  ggrAndNgrOfLength: 'GGR and NGR of {length} days; the table below has the figures.',
  textGgrGgrNgrNgr: '{text}: GGR {ggr}, NGR {ngr}',
  // revenue-panel.tsx
  day: 'Day',
  provider: 'Provider',
  brand: 'Brand',
  type: 'Type',
  game: 'Game',
  split: 'Split',
  // revenue-table.tsx
  noRoundClosedOnThese: 'No round closed on these days.',
  rounds: 'Rounds',
  stakes: 'Stakes',
  wins: 'Wins',
  hold: 'Hold',
  comeLater: 'Come later',
  notClosed: 'Not closed',
} as const
