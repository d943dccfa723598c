import { earliest, type Instant } from '#core/clock/instant.ts'
import { type Centavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { WithdrawalPolicy } from './policy.ts'

/** The blockers of a withdrawal, in order of precedence. */
export const blockerKinds = [
  'withdrawalsClosed',
  'riskHold',
  'openWithdrawal',
  'resting',
  'kyc',
  'neverDeposited',
  'turnover',
  'bonusOnBreak',
  'openRound',
  'noMobile',
  'noPassword',
  'noAccount',
  'nameDiffers',
  'accountResting',
  'dayCount',
  'dayAmount',
  'notEnough',
] as const
export type BlockerKind = (typeof blockerKinds)[number]

export type Blocker = {
  readonly kind: BlockerKind
  /** When it ends by itself, if known. */
  readonly until?: Instant
  /** The missing amount, if any. */
  readonly amount?: Centavos
}

/** Everything about a player that decides about withdrawals. */
export type Standing = {
  readonly isOpen: boolean
  readonly isStopped: boolean
  readonly hasOpenWithdrawal: boolean
  readonly restsUntil: Instant | undefined
  readonly isIdentified: boolean
  readonly hasDeposited: boolean
  readonly turnoverRemaining: Centavos
  /** A player on a break cannot play: own deposits need none then, and a bonus has to be given up. */
  readonly isOnBreak: boolean
  readonly openRounds: number
  readonly hasMobile: boolean
  readonly hasPassword: boolean
  readonly accounts: readonly AccountFacts[]
  readonly day: DayUse
  readonly dayEndsAt: Instant
  readonly coin: Centavos
}

/** The facts of a bound account that decide about withdrawals to it. */
export type AccountFacts = {
  /** Its holder is another person. */
  readonly differs: boolean
  /** The end of a new account's hold. */
  readonly restsUntil: Instant | undefined
}

export type DayUse = { readonly count: number; readonly amount: Centavos }

/** All at once, so that nobody resolves one only to meet the next. */
export const blockersOf = (standing: Standing, policy: WithdrawalPolicy, now: Instant): Blocker[] =>
  blockerKinds
    .filter((kind) => isMet[kind](standing, policy, now))
    .map((kind) => ({ kind, ...detailsOf(kind, standing, policy) }))

type Look = (standing: Standing, policy: WithdrawalPolicy, now: Instant) => boolean

const isMet: Readonly<Record<BlockerKind, Look>> = {
  withdrawalsClosed: ({ isOpen }) => !isOpen,
  riskHold: ({ isStopped }) => isStopped,
  openWithdrawal: ({ hasOpenWithdrawal }) => hasOpenWithdrawal,
  resting: ({ restsUntil }, _policy, now) => restsUntil !== undefined && restsUntil > now,
  kyc: ({ isIdentified }) => !isIdentified,
  neverDeposited: ({ hasDeposited }) => !hasDeposited,
  turnover: ({ turnoverRemaining, isOnBreak }) => turnoverRemaining > 0n && !isOnBreak,
  bonusOnBreak: ({ turnoverRemaining, isOnBreak }) => turnoverRemaining > 0n && isOnBreak,
  openRound: ({ openRounds }) => openRounds > 0,
  noMobile: ({ hasMobile }) => !hasMobile,
  noPassword: ({ hasPassword }) => !hasPassword,
  noAccount: ({ accounts }) => accounts.length === 0,
  nameDiffers: ({ accounts }) => accounts.length > 0 && ownAccounts(accounts).length === 0,
  accountResting: ({ accounts }) => firstRestEnd(accounts) !== undefined,
  dayCount: ({ day }, policy) => leftToday(day, policy).count === 0,
  dayAmount: ({ day }, policy) => leftToday(day, policy).amount < policy.amountMin,
  notEnough: ({ coin }, { amountMin }) => coin < amountMin,
}

function detailsOf(kind: BlockerKind, standing: Standing, policy: WithdrawalPolicy): Omit<Blocker, 'kind'> {
  switch (kind) {
    case 'resting':
      return standing.restsUntil === undefined ? {} : { until: standing.restsUntil }
    case 'accountResting': {
      const until = firstRestEnd(standing.accounts)
      return until === undefined ? {} : { until }
    }
    case 'dayCount':
    case 'dayAmount':
      return { until: standing.dayEndsAt }
    case 'turnover':
      return { amount: standing.turnoverRemaining }
    case 'notEnough':
      return { amount: subtractCentavos(policy.amountMin, standing.coin) }
    default:
      return {}
  }
}

const ownAccounts = (accounts: readonly AccountFacts[]) => accounts.filter(({ differs }) => !differs)

/** The earliest end of the holds on the player's own accounts; undefined if one is usable, or there is none. */
function firstRestEnd(accounts: readonly AccountFacts[]): Instant | undefined {
  const ends = ownAccounts(accounts).map(({ restsUntil }) => restsUntil)
  return ends.reduce(
    (first, end) => (first === undefined || end === undefined ? undefined : earliest(first, end)),
    ends[0],
  )
}

/** Where a player's coins stand. Together they are the balances of the ledger. */
export type WalletParts = Readonly<Record<'withdrawable' | 'inPlaythrough' | 'held' | 'safebox', Centavos>>

type Balances = Readonly<Record<'coin' | 'hold' | 'safebox', Centavos>>

/** As long as any playthrough is left, nothing of the balance can be withdrawn. */
export const walletParts = ({ coin, hold: held, safebox }: Balances, turnoverRemaining: Centavos): WalletParts =>
  turnoverRemaining > 0n
    ? { withdrawable: zeroCentavos, inPlaythrough: coin, held, safebox }
    : { withdrawable: coin, inPlaythrough: zeroCentavos, held, safebox }

/** What the day in Manila still allows. */
export const leftToday = (day: DayUse, { dayCountMax, dayAmountMax }: WithdrawalPolicy): DayUse => ({
  count: Math.max(0, dayCountMax - day.count),
  amount: day.amount < dayAmountMax ? subtractCentavos(dayAmountMax, day.amount) : zeroCentavos,
})

/** Without an account, the requested number is not one of the player's. */
export type WithdrawalFacts = { readonly amount: Centavos; readonly account: AccountFacts | undefined }

/** The first reason against a withdrawal of this amount to this account. */
export function refuseWithdrawal(
  { amount, account }: WithdrawalFacts,
  standing: Standing,
  policy: WithdrawalPolicy,
  now: Instant,
) {
  const [blocker] = blockersOf(standing, policy, now)
  if (blocker) return blocker.kind
  if (account === undefined) return 'accountUnknown'
  if (account.differs) return 'nameDiffers'
  if (account.restsUntil !== undefined) return 'accountResting'
  if (amount < policy.amountMin) return 'amountTooSmall'
  if (amount > policy.amountMax) return 'amountTooLarge'
  if (amount > leftToday(standing.day, policy).amount) return 'dayAmount'
  return amount > standing.coin ? 'notEnough' : undefined
}
