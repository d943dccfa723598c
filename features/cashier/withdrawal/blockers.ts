import { earliest, type Instant } from '#core/clock/instant.ts'
import { type Centavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { WithdrawalPolicy } from './policy.ts'

/** What can stand between a player and a withdrawal, in the order in which it is told. */
export const blockerKinds = [
  'withdrawalsClosed',
  'riskHold',
  'openWithdrawal',
  'resting',
  'kyc',
  'neverDeposited',
  'turnover',
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
  /** When it is over by itself, where that is known. */
  readonly until?: Instant
  /** How much is missing, where that is the reason. */
  readonly amount?: Centavos
}

/** Everything about a player that decides whether money may leave. */
export type Standing = {
  readonly isOpen: boolean
  readonly isStopped: boolean
  readonly hasOpenWithdrawal: boolean
  readonly restsUntil: Instant | undefined
  readonly isIdentified: boolean
  readonly hasDeposited: boolean
  readonly turnoverRemaining: Centavos
  readonly openRounds: number
  readonly hasMobile: boolean
  readonly hasPassword: boolean
  readonly accounts: readonly AccountFacts[]
  readonly day: DayUse
  readonly dayEndsAt: Instant
  readonly coin: Centavos
}

/** What of a bound account decides whether money may leave to it. */
export type AccountFacts = {
  /** Its holder is somebody else than the player. */
  readonly differs: boolean
  /** A new account rests. */
  readonly restsUntil: Instant | undefined
}

export type DayUse = { readonly count: number; readonly amount: Centavos }

/** All of them at once, so that nobody removes one to meet the next. */
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
  turnover: ({ turnoverRemaining }) => turnoverRemaining > 0n,
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

/** When the first of the player's own accounts can be paid to; undefined where one can, or there is none. */
function firstRestEnd(accounts: readonly AccountFacts[]): Instant | undefined {
  const ends = ownAccounts(accounts).map(({ restsUntil }) => restsUntil)
  return ends.reduce(
    (first, end) => (first === undefined || end === undefined ? undefined : earliest(first, end)),
    ends[0],
  )
}

/** What a day of Manila still allows. */
export const leftToday = (day: DayUse, { dayCountMax, dayAmountMax }: WithdrawalPolicy): DayUse => ({
  count: Math.max(0, dayCountMax - day.count),
  amount: day.amount < dayAmountMax ? subtractCentavos(dayAmountMax, day.amount) : zeroCentavos,
})

/** Without an account the player has none of that number. */
export type Wish = { readonly amount: Centavos; readonly account: AccountFacts | undefined }

/** The first reason against one withdrawal of this amount to this account. */
export function refuseWithdrawal(
  { amount, account }: Wish,
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
