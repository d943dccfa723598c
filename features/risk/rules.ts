import { days, hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type Centavos, multiplyCentavos, pesos } from '#core/money/centavos.ts'

/** Raised with every change of the rules, so that an old rating says by which it was made. */
export const riskRulesVersion = 2

export const linkKinds = ['device', 'network', 'payout', 'kyc'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Money that a player wants to take out. */
export type Leaving = {
  readonly amount: Centavos
  /** The bank has confirmed whose the account is. */
  readonly isAccountVerified: boolean
  /** Within thirty days. */
  readonly deposited: Centavos
  readonly staked: Centavos
}

export type RiskInputs = {
  readonly registeredAt: Instant
  readonly deposited: Centavos
  readonly withdrawn: Centavos
  readonly validBet: Centavos
  /** Owed because payments were taken back. */
  readonly owed: Centavos
  /** How many other players share something of each kind. */
  readonly neighbours: Readonly<Record<LinkKind, number>>
  /** Where a withdrawal is decided. */
  readonly leaving?: Leaving | undefined
}

export type RiskHit = { readonly rule: string; readonly points: number }
export type RiskRating = { readonly score: number; readonly hits: readonly RiskHit[] }

const scoreMax = 100
const newFor = hours(24)
const youngFor = days(3)
const largeSum = pesos(20_000n)
const largeGainTimes = 10n

const rules: Readonly<
  Record<string, { readonly points: number; readonly holds: (of: RiskInputs, now: Instant) => boolean }>
> = {
  sameIdentity: { points: 60, holds: ({ neighbours }) => neighbours.kyc > 0 },
  samePayout: { points: 45, holds: ({ neighbours }) => neighbours.payout > 0 },
  sameDevice: { points: 20, holds: ({ neighbours }) => neighbours.device > 0 },
  manyOnDevice: { points: 20, holds: ({ neighbours }) => neighbours.device >= 3 },
  manyOnNetwork: { points: 10, holds: ({ neighbours }) => neighbours.network >= 5 },
  paymentTakenBack: { points: 50, holds: ({ owed }) => owed > 0n },
  newPlayer: { points: 10, holds: ({ registeredAt }, now) => now < addDuration(registeredAt, newFor) },
  youngAndLarge: {
    points: 15,
    holds: ({ registeredAt, deposited }, now) => now < addDuration(registeredAt, youngFor) && deposited >= largeSum,
  },
  littlePlay: { points: 25, holds: ({ deposited, validBet }) => deposited >= largeSum && validBet < deposited },
  moreOutThanPlay: { points: 20, holds: ({ withdrawn, validBet }) => withdrawn > 0n && withdrawn > validBet },
  unverifiedAccount: { points: 10, holds: ({ leaving }) => leaving?.isAccountVerified === false },
  // Money that comes in and goes out again without having been played with.
  leavesUnplayed: {
    points: 30,
    holds: ({ leaving }) => leaving !== undefined && leaving.deposited > 0n && leaving.staked < leaving.deposited,
  },
  largeGain: {
    points: 15,
    holds: ({ leaving }) =>
      leaving !== undefined && leaving.amount > multiplyCentavos(leaving.deposited, largeGainTimes),
  },
}

/** What speaks against a player, added up to at most 100. */
export function rateRisk(inputs: RiskInputs, now: Instant): RiskRating {
  const hits = Object.entries(rules)
    .filter(([, { holds }]) => holds(inputs, now))
    .map(([rule, { points }]) => ({ rule, points }))
  return {
    score: Math.min(
      scoreMax,
      hits.reduce((sum, { points }) => sum + points, 0),
    ),
    hits,
  }
}

/** The part of an address that one household or one café shares. */
export const networkOf = (ip: string): string =>
  ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 3).join('.')
