import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'

/** Raised with every change of the rules, so that an old rating says by which it was made. */
export const riskRulesVersion = 1

export const linkKinds = ['device', 'network', 'payout', 'kyc'] as const
export type LinkKind = (typeof linkKinds)[number]

export type RiskInputs = {
  readonly registeredAt: Instant
  readonly deposited: Centavos
  readonly withdrawn: Centavos
  readonly validBet: Centavos
  /** Owed because payments were taken back. */
  readonly owed: Centavos
  /** How many other players share something of each kind. */
  readonly neighbours: Readonly<Record<LinkKind, number>>
}

export type RiskHit = { readonly rule: string; readonly points: number }
export type RiskRating = { readonly score: number; readonly hits: readonly RiskHit[] }

const scoreMax = 100
const youngFor = days(3)
const largeSum = pesos(20_000n)

const rules: Readonly<
  Record<string, { readonly points: number; readonly holds: (of: RiskInputs, now: Instant) => boolean }>
> = {
  sameIdentity: { points: 60, holds: ({ neighbours }) => neighbours.kyc > 0 },
  samePayout: { points: 45, holds: ({ neighbours }) => neighbours.payout > 0 },
  sameDevice: { points: 20, holds: ({ neighbours }) => neighbours.device > 0 },
  manyOnDevice: { points: 20, holds: ({ neighbours }) => neighbours.device >= 3 },
  manyOnNetwork: { points: 10, holds: ({ neighbours }) => neighbours.network >= 5 },
  paymentTakenBack: { points: 50, holds: ({ owed }) => owed > 0n },
  youngAndLarge: {
    points: 15,
    holds: ({ registeredAt, deposited }, now) => now < addDuration(registeredAt, youngFor) && deposited >= largeSum,
  },
  littlePlay: { points: 25, holds: ({ deposited, validBet }) => deposited >= largeSum && validBet < deposited },
  moreOutThanPlay: { points: 20, holds: ({ withdrawn, validBet }) => withdrawn > 0n && withdrawn > validBet },
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
