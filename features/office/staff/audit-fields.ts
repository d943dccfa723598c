/** What a value of the log is, where it is not what it says: centavos, whole pesos, minutes, a moment, basis points, one of our own words. */
export type AuditMeaning = 'centavos' | 'pesos' | 'minutes' | 'time' | 'times' | 'rewards' | 'word'
export type AuditMeanings = Readonly<Record<string, AuditMeaning>>

/** The same in every line. */
const everywhere: AuditMeanings = {
  amount: 'centavos',
  balances: 'centavos',
  moved: 'centavos',
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

/** What a name means in the lines of one act. */
const ofAction: Readonly<Record<string, AuditMeanings>> = {
  'adjustment.request': adjustment,
  'gameFreeRound.give': freeRounds,
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
    perPlayer: 'centavos',
    perCluster: 'centavos',
    startAt: 'time',
    endAt: 'time',
  },
  'risk.setRules': { largeSumPesos: 'pesos', giftsLargePesos: 'pesos' },
}

/** What is approved means what it meant when it was asked for. */
const ofRequest: Readonly<Record<string, AuditMeanings>> = { adjustment, freeRounds }

export type AuditedAct = { readonly action: string; readonly after: unknown }

/** What names mean by what a line is about, as its own feature knows it. */
export type AuditMeaningsOf = (line: { readonly action: string; readonly subject: string }) => AuditMeanings

/** What the names in one line mean, the narrower first. */
export function meaningsOf({ action, after }: AuditedAct): AuditMeanings {
  return { ...everywhere, ...ofAction[action], ...ofRequest[requestKindIn(after)], ...ofTimeLimit({ action, after }) }
}

/** A limit of time is in minutes, every other in centavos. */
const ofTimeLimit = ({ action, after }: AuditedAct): AuditMeanings =>
  action === 'responsiblePlay.setLimit' && isOfTime(after) ? { amount: 'minutes' } : {}

const isOfTime = (after: unknown): boolean =>
  typeof after === 'object' && after !== null && 'kind' in after && after.kind === 'time'

function requestKindIn(after: unknown): string {
  if (typeof after !== 'object' || after === null || !('payload' in after) || !('kind' in after)) return ''
  return typeof after.kind === 'string' ? after.kind : ''
}

/** Names that are no words. */
const labels: Readonly<Record<string, string>> = {
  betRate: 'Playthrough',
  ggr: 'GGR',
  ngr: 'NGR',
  kycGate: 'Verification before',
  inquiryUrl: 'Inquiry address',
  isHeld: 'Held',
  isStopped: 'Stopped',
  playerId: 'Player',
}
/** They hold what is meant, and mean nothing of their own. */
const silent = new Set(['changes', 'payload', 'result', 'content', 'settings', 'terms'])

/** A name of the log as people read it; of nested ones, the way to it. */
export function auditLabel(path: readonly string[]): string {
  const words = path.filter((name, place) => !(silent.has(name) && place < path.length - 1)).map(wordOf)
  return words.map((word, place) => (place === 0 ? upperFirst(word) : word)).join(', ')
}

function wordOf(name: string): string {
  if (/^\d+$/.test(name)) return `no. ${Number(name)}`
  return labels[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
