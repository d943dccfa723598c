import type { Instant } from '#core/clock/instant.ts'
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
  /** Of every bound account, whether its holder is somebody else than the player. */
  readonly accountsDiffer: readonly boolean[]
  readonly day: DayUse
  readonly dayEndsAt: Instant
  readonly coin: Centavos
}

export type DayUse = { readonly count: number; readonly amount: Centavos }

/** All of them at once, so that nobody removes one to meet the next. */
export function blockersOf(standing: Standing, policy: WithdrawalPolicy, now: Instant): Blocker[] {
  const { restsUntil, turnoverRemaining, coin, dayEndsAt: until } = standing
  const met: readonly (Blocker | false)[] = [
    !standing.isOpen && { kind: 'withdrawalsClosed' },
    standing.isStopped && { kind: 'riskHold' },
    standing.hasOpenWithdrawal && { kind: 'openWithdrawal' },
    restsUntil !== undefined && restsUntil > now && { kind: 'resting', until: restsUntil },
    !standing.isIdentified && { kind: 'kyc' },
    !standing.hasDeposited && { kind: 'neverDeposited' },
    turnoverRemaining > 0n && { kind: 'turnover', amount: turnoverRemaining },
    standing.openRounds > 0 && { kind: 'openRound' },
    !standing.hasMobile && { kind: 'noMobile' },
    !standing.hasPassword && { kind: 'noPassword' },
    standing.accountsDiffer.length === 0 && { kind: 'noAccount' },
    isEveryOneSomebodyElses(standing) && { kind: 'nameDiffers' },
    leftToday(standing.day, policy).count === 0 && { kind: 'dayCount', until },
    leftToday(standing.day, policy).amount < policy.amountMin && { kind: 'dayAmount', until },
    coin < policy.amountMin && { kind: 'notEnough', amount: subtractCentavos(policy.amountMin, coin) },
  ]
  return met.filter((blocker) => blocker !== false)
}

const isEveryOneSomebodyElses = ({ accountsDiffer }: Standing): boolean =>
  accountsDiffer.length > 0 && accountsDiffer.every((differs) => differs)

/** What a day of Manila still allows. */
export const leftToday = (day: DayUse, { dayCountMax, dayAmountMax }: WithdrawalPolicy): DayUse => ({
  count: Math.max(0, dayCountMax - day.count),
  amount: day.amount < dayAmountMax ? subtractCentavos(dayAmountMax, day.amount) : zeroCentavos,
})

export type Wish = { readonly amount: Centavos; readonly accountDiffers: boolean | undefined }

/** The first reason against one withdrawal of this amount to this account. */
export function refuseWithdrawal(
  { amount, accountDiffers }: Wish,
  standing: Standing,
  policy: WithdrawalPolicy,
  now: Instant,
) {
  const [blocker] = blockersOf(standing, policy, now)
  if (blocker) return blocker.kind
  if (accountDiffers === undefined) return 'accountUnknown'
  if (accountDiffers) return 'nameDiffers'
  if (amount < policy.amountMin) return 'amountTooSmall'
  if (amount > policy.amountMax) return 'amountTooLarge'
  if (amount > leftToday(standing.day, policy).amount) return 'dayAmount'
  return amount > standing.coin ? 'notEnough' : undefined
}
