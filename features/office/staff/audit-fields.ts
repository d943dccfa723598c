/** How to display a value of the log: centavos, whole pesos, a length of time, a time, basis points, a word, a role, how a member signed in. */
export type AuditMeaning =
  | 'centavos'
  | 'pesos'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'time'
  | 'times'
  | 'rewards'
  | 'word'
  | 'role'
  | 'secondFactor'
export type AuditMeanings = Readonly<Record<string, AuditMeaning>>

/** Meanings that hold for every entry. */
const everywhere: AuditMeanings = {
  amount: 'centavos',
  balances: 'centavos',
  moved: 'centavos',
  sum: 'centavos',
  owed: 'centavos',
  worth: 'centavos',
  writtenOff: 'centavos',
  dueAt: 'time',
  endsAt: 'time',
  expiresAt: 'time',
  items: 'rewards',
  uploadedAt: 'time',
  because: 'word',
  by: 'word',
  call: 'word',
  decision: 'word',
  direction: 'word',
  document: 'word',
  kind: 'word',
  link: 'word',
  kycGate: 'word',
  period: 'word',
  refusal: 'word',
  roles: 'word',
  segment: 'word',
  state: 'word',
  status: 'word',
  waits: 'word',
}

const adjustment: AuditMeanings = { betRate: 'times' }
const freeRounds: AuditMeanings = { stake: 'centavos', betRate: 'times' }

/** Meanings by act. */
const ofAction: Readonly<Record<string, AuditMeanings>> = {
  'campaign.save': { coins: 'centavos', budget: 'centavos', trigger: 'word' },
  'adjustment.request': adjustment,
  'gameFreeRound.give': freeRounds,
  'eventFeed.makeSecret': { secretMadeAt: 'time', oldSecretUntil: 'time' },
  'eventFeed.replay': { since: 'time' },
  'gameProvider.save': { promoBetRate: 'times' },
  'dailyClose.close': {
    deposits: 'centavos',
    refunds: 'centavos',
    withdrawals: 'centavos',
    stakes: 'centavos',
    wins: 'centavos',
    ggr: 'centavos',
    given: 'centavos',
    takenBack: 'centavos',
    ngr: 'centavos',
  },
  'pagcor.saveTerms': { minimumFee: 'centavos' },
  'lobbyContent.save': {
    amountMin: 'centavos',
    amountMax: 'centavos',
    amounts: 'centavos',
    limitAmount: 'centavos',
    betAmount: 'centavos',
  },
  'promotion.save': {
    rechargeMin: 'centavos',
    rechargeMax: 'centavos',
    total: 'centavos',
    daily: 'centavos',
    weekly: 'centavos',
    monthly: 'centavos',
    perPlayer: 'centavos',
    perCluster: 'centavos',
    startAt: 'time',
    endAt: 'time',
  },
  'staff.add': { roles: 'role' },
  'staff.invite': { roles: 'role' },
  'staff.setRoles': { roles: 'role' },
  'staff.signIn': { by: 'secondFactor' },
  'risk.setRules': { largeSumPesos: 'pesos', giftsLargePesos: 'pesos', newForHours: 'hours', youngForDays: 'days' },
}

/** An approval's fields mean what they mean in the request. */
const ofRequest: Readonly<Record<string, AuditMeanings>> = { adjustment, freeRounds }

export type AuditedAct = { readonly action: string; readonly after: unknown }

/** Meanings by the entry's subject, from its own feature. */
export type AuditMeaningsOf = (line: { readonly action: string; readonly subject: string }) => AuditMeanings

/** The meanings of an entry's fields, specific ones first. */
export function meaningsOf({ action, after }: AuditedAct): AuditMeanings {
  return { ...everywhere, ...ofAction[action], ...ofRequest[requestKindIn(after)], ...ofTimeLimit({ action, after }) }
}

/** A time limit is in minutes, every other in centavos. */
const ofTimeLimit = ({ action, after }: AuditedAct): AuditMeanings =>
  action === 'responsiblePlay.setLimit' && isOfTime(after) ? { amount: 'minutes' } : {}

const isOfTime = (after: unknown): boolean =>
  typeof after === 'object' && after !== null && 'kind' in after && after.kind === 'time'

function requestKindIn(after: unknown): string {
  if (typeof after !== 'object' || after === null || !('payload' in after) || !('kind' in after)) return ''
  return typeof after.kind === 'string' ? after.kind : ''
}

/** Labels that cannot be derived from the name. */
const labels: Readonly<Record<string, string>> = {
  agentId: 'Agent',
  betRate: 'Playthrough',
  ggr: 'GGR',
  giftsLargePesos: 'Large rewards',
  largeSumPesos: 'Large sum',
  newForHours: 'New for',
  ngr: 'NGR',
  youngForDays: 'Young for',
  kycGate: 'Verification required for',
  inquiryUrl: 'Inquiry URL',
  isHeld: 'On hold',
  isStopped: 'Stopped',
  playerId: 'Player',
}
/** Containers without a meaning of their own. */
const silent = new Set(['changes', 'payload', 'result', 'content', 'settings', 'terms'])

/** A field's label; for nested ones, the path. */
export function auditLabel(path: readonly string[]): string {
  const words = path.filter((name, index) => !(silent.has(name) && index < path.length - 1)).map(wordOf)
  return words.map((word, index) => (index === 0 ? upperFirst(word) : word)).join(', ')
}

function wordOf(name: string): string {
  if (/^\d+$/.test(name)) return `no. ${Number(name)}`
  return labels[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
