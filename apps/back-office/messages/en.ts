/** What the screens of this feature say. */
export const messages = {
  // app.tsx
  serverUnreachable: 'We couldn’t reach the server. Check your connection and try again.',
  // areas.ts
  toDo: 'To do',
  deadlines: 'Deadlines',
  dashboard: 'Dashboard',
  players: 'Players',
  player: 'Player',
  verification: 'Verification',
  playerVerification: 'Player verification',
  responsiblePlay: 'Responsible play',
  playerLimits: 'Responsible play settings',
  approvals: 'Approvals',
  promotions: 'Promotions',
  promotion: 'Promotion',
  gameCatalogue: 'Game catalogue',
  gameProviders: 'Game providers',
  gameProvider: 'Game provider',
  pointsShop: 'Points shop',
  tournaments: 'Tournaments',
  agents: 'Agents',
  reports: 'Reports',
  backOffice: 'Back office',
  // content-areas.ts
  lobbyContent: 'Lobby content',
  legalTexts: 'Legal texts',
  supportChats: 'Support chats',
  supportChat: 'Support chat',
  supportDesk: 'Canned answers and hours',
  playerReports: 'Player reports',
  playerReport: 'Player report',
  messages: 'Messages',
  // frame.tsx
  menu: 'Menu',
  signedIn: 'Signed-in member',
  signOut: 'Sign out',
  // money-areas.ts
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  withdrawal: 'Withdrawal',
  adjustments: 'Adjustments',
  debts: 'Debts',
  reconciliation: 'Reconciliation',
  dailyClose: 'Daily close',
  pagcor: 'PAGCOR month',
  vault: 'Regulator’s vault',
  // navigation/area-groups.ts
  money: 'Money',
  riskAndCompliance: 'Risk and compliance',
  marketing: 'Marketing',
  contentAndGames: 'Content and games',
  system: 'System',
  // navigation/area-links.tsx
  mainNavigation: 'Main navigation',
  waiting: { one: '1 task waits', other: '{count} tasks wait' },
  // navigation/quick-search-panel.tsx
  quickSearchHint: 'Page, player ID, nickname, account or mobile number',
  nothingFound: 'Nothing found',
  // navigation/quick-search.tsx
  quickSearch: 'Go to a page or player',
  quickSearchKeys: 'Ctrl K',
  // office.tsx
  pageNotLoaded: 'This page didn’t load. Your connection dropped, or a new version was released. Reload to continue.',
  pageFailed:
    'Something went wrong on our side while showing this page. Changes you saved are safe. Reload to continue.',
  pageNotFound: 'Page not found',
  documentTitle: '{title} · Bituin back office',
  pageNotFoundText: 'This page doesn’t exist, or your role doesn’t give you access to it.',
  goToStart: 'Go to the start page',
  // risk-areas.ts
  risk: 'Risk',
  aml: 'AML',
  amlCase: 'AML case',
  // routes-for.tsx
  noAreas: 'You don’t have access to any area yet',
  noAreasText: 'Your roles don’t include any area of the back office. Ask an administrator to change your roles.',
  // screens/player-screen.tsx
  rounds: 'Rounds',
  messagesAndRewards: 'Messages and rewards',
  devicesAndLinks: 'Devices and links',
  notes: 'Notes',
  // system-areas.ts
  openingChecklist: 'Opening checklist',
  switches: 'Switches',
  monitor: 'Monitor',
  responseTimes: 'Response times',
  webConfiguration: 'Web configuration',
  staff: 'Staff',
  member: 'Member',
  auditLog: 'Audit log',
  myAccount: 'My account',
} as const
