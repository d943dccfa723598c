import { complaintKinds, complaintWords } from '#core/complaint-kind.ts'

export const figureGroups = [
  'play',
  'players',
  'tickets',
  'complaints',
  'deposits',
  'withdrawals',
  'identity',
  'suspicion',
  'games',
  'configuration',
] as const
export type FigureGroup = (typeof figureGroups)[number]

export const groupTitles: Readonly<Record<FigureGroup, string>> = {
  play: 'Play by kind of game',
  players: 'Players',
  tickets: 'Tickets',
  complaints: 'Complaints',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  identity: 'Identity checks',
  suspicion: 'Suspicious activity',
  games: 'Watch over the games',
  configuration: 'Changes that touch money',
}

/** What a reader has to know about a part besides its title. */
export const groupNotes: Partial<Record<FigureGroup, string>> = {
  tickets: 'All tickets opened in the month, by topic: questions, reports and complaints.',
  complaints:
    'Tickets that stand marked as a complaint when the month ends, by the player or by staff. Received in the month of the mark; answered with the first answer or solution. The median time counts from the opening of the ticket.',
  deposits: 'Credited in the month, whenever they were begun. Refunds and chargebacks are not subtracted.',
  withdrawals: 'Paid out in the month, whenever they were requested.',
}

const complaintSteps = { received: 'Received', answered: 'Answered', open: 'Open at the end' } as const
const complaintTitles = Object.fromEntries(
  Object.entries(complaintSteps).flatMap(([step, title]) =>
    complaintKinds.map((kind) => [`complaints ${step} ${kind}`, `${title}: ${complaintWords[kind]}`]),
  ),
)

const figureTitles: Readonly<Record<string, string>> = {
  'play slots': 'Slots',
  'play fish': 'Fishing',
  'play poker': 'Poker',
  'play sports': 'Sports',
  'play live': 'Tables',
  'play games': 'Other games',
  'players active': 'Active: at least one bet',
  'players new': 'New accounts',
  'players timeOut': 'Breaks begun by players',
  'players selfExclusion': 'Self-exclusions begun',
  'players operatorExclusion': 'Exclusions by the operator begun',
  'players familyExclusion': 'Exclusions at the family’s request begun',
  'players limits': 'Limits set or tightened by players',
  'tickets game': 'About a game',
  'tickets payment': 'About a payment',
  'tickets account': 'About the account',
  'tickets safety': 'About responsible play',
  'tickets other': 'About something else',
  'tickets open': 'Open at the end of the month',
  ...complaintTitles,
  'identity submitted': 'Submitted',
  'identity approved': 'Approved',
  'identity rejected': 'Rejected',
  'identity needInfo': 'Asked for more',
  'identity revoked': 'Revoked',
  'suspicion opened': 'Cases opened',
  'suspicion reported': 'Cases reported to the authority',
  'suspicion closed': 'Cases closed without a report',
  'suspicion open': 'Cases open at the end of the month',
  'games paysTooMuch': 'Games found above their declared return',
  'games paysTooLittle': 'Games found below their declared return',
  'games paused': 'Games rested because of it',
  'games decided': 'Cases decided',
  'games open': 'Cases open at the end of the month',
  'configuration webConfiguration.save': 'Settings',
  'configuration promotion.save': 'Promotions',
  'configuration catalogue.setWeights': 'Weights of games for playthrough',
  'configuration gameProvider.save': 'Game providers',
  'configuration risk.setRules': 'Risk rules',
  'configuration pagcor.saveTerms': 'PAGCOR’s shares and fees',
  'configuration approval.approve': 'Requests approved by a second person',
  'configuration approval.refuse': 'Requests refused by a second person',
}
export const figureTitle = (group: FigureGroup, name: string): string => figureTitles[`${group} ${name}`] ?? name

/** Acts of the staff that change what money does, as the audit log names them. */
export const moneyActs = [
  'webConfiguration.save',
  'promotion.save',
  'catalogue.setWeights',
  'gameProvider.save',
  'risk.setRules',
  'pagcor.saveTerms',
  'approval.approve',
  'approval.refuse',
] as const
