/** What the back office calls each list, by the call that answers it. */
const listWords: Readonly<Record<string, string>> = {
  adjustmentList: 'Adjustments',
  agentPayouts: 'Commission payouts',
  agentStatements: 'Agent statements',
  amlAlertList: 'AML alerts',
  amlCaseList: 'AML cases',
  approvalList: 'Approvals',
  auditList: 'Audit log',
  campaignsOfPlayer: 'Campaigns of a player',
  catalogueHistory: 'History of the game catalogue',
  dailyCloseList: 'Closed days',
  debtList: 'Debts',
  depositEventList: 'Payment events',
  depositList: 'Deposits',
  emailsOfPlayer: 'E-mails of a player',
  gameDifferenceList: 'Differences with game providers',
  gameFreeRoundList: 'Free rounds',
  gameReturns: 'Game returns',
  kycQueue: 'Verifications',
  lobbyContentHistory: 'History of lobby content',
  mailOfPlayer: 'Messages of a player',
  marketingConsentsOfPlayer: 'Consents of a player',
  monitorDeadEvents: 'Failed events',
  monitorDeadRuns: 'Failed job runs',
  monitorRefusedCalls: 'Rejected calls',
  playerBook: 'Transfers of a player',
  playerFind: 'Players',
  playerRounds: 'Rounds of a player',
  pointsPrizes: 'Points shop prizes',
  reconciliationDifferenceList: 'Differences with payment providers',
  rgQueue: 'Responsible play',
  riskRatingList: 'Risk ratings',
  staffList: 'Staff',
  supportChatList: 'Support chats',
  ticketList: 'Tickets',
  tournaments: 'Tournaments',
  webConfigurationHistory: 'History of settings',
  withdrawalEventList: 'Payout events',
  withdrawalFind: 'Withdrawals',
}

/** Lists of earlier versions stay as recorded. */
export const listName = (path: string): string => listWords[path] ?? path

/** The list of a name, in any case. */
export const listNamed = (name: string): string =>
  Object.entries(listWords).find(([, words]) => words.toLowerCase() === name.toLowerCase())?.[0] ?? name

/** "Differences with game providers" as part of a file's name. */
export const listFileName = (path: string): string => listName(path).toLowerCase().replaceAll(/\W+/g, '-')
