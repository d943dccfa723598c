import { days, hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type Centavos, multiplyCentavos, pesos } from '#core/money/centavos.ts'
import type { LinkKind } from './link-kinds.ts'
import { defaultRiskRules, type RiskRules } from './risk-rules.ts'

/** Money that a player wants to take out. */
export type PayoutFacts = {
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
  /** Begun within a day. */
  readonly depositsOfDay: number
  readonly withdrawalsOfDay: number
  /** Within thirty days: what the house gave, and what was deposited. */
  readonly given: Centavos
  readonly depositedLately: Centavos
  /** How many other players share something of each kind. */
  readonly neighbours: Readonly<Record<LinkKind, number>>
  /** Where a withdrawal is decided. */
  readonly leaving?: PayoutFacts | undefined
}

export type RiskHit = { readonly rule: string; readonly points: number }
export type RiskRating = { readonly score: number; readonly hits: readonly RiskHit[] }

const scoreMax = 100

type Holds = (of: RiskInputs, rules: RiskRules, now: Instant) => boolean

const holds: Readonly<Record<string, Holds>> = {
  sameIdentity: ({ neighbours }) => neighbours.kyc > 0,
  samePayout: ({ neighbours }) => neighbours.payout > 0,
  sameDevice: ({ neighbours }) => neighbours.device > 0,
  manyOnDevice: ({ neighbours }, { devicePlayersMin }) => neighbours.device >= devicePlayersMin,
  manyOnNetwork: ({ neighbours }, { networkPlayersMin }) => neighbours.network >= networkPlayersMin,
  paymentTakenBack: ({ owed }) => owed > 0n,
  newPlayer: ({ registeredAt }, { newForHours }, now) => now < addDuration(registeredAt, hours(newForHours)),
  youngAndLarge: ({ registeredAt, deposited }, rules, now) =>
    now < addDuration(registeredAt, days(rules.youngForDays)) && isLarge(deposited, rules),
  littlePlay: ({ deposited, validBet }, rules) => isLarge(deposited, rules) && validBet < deposited,
  moreOutThanPlay: ({ withdrawn, validBet }) => withdrawn > 0n && withdrawn > validBet,
  manyDeposits: ({ depositsOfDay }, { manyDepositsMin }) => depositsOfDay >= manyDepositsMin,
  manyWithdrawals: ({ withdrawalsOfDay }, { manyWithdrawalsMin }) => withdrawalsOfDay >= manyWithdrawalsMin,
  // Who comes for the gifts alone, and who comes for them under several names.
  giftsAboveDeposits: ({ given, depositedLately }, rules) => areLarge(given, rules) && given > depositedLately,
  giftsAmongTied: ({ given, neighbours: { device, payout, kyc } }, rules) =>
    areLarge(given, rules) && device + payout + kyc > 0,
  unverifiedAccount: ({ leaving }) => leaving?.isAccountVerified === false,
  // Money that comes in and goes out again without having been played with.
  leavesUnplayed: ({ leaving }) =>
    leaving !== undefined && leaving.deposited > 0n && leaving.staked < leaving.deposited,
  largeGain: ({ leaving }, { largeGainTimes }) =>
    leaving !== undefined && leaving.amount > multiplyCentavos(leaving.deposited, BigInt(largeGainTimes)),
}

const areLarge = (given: Centavos, { giftsLargePesos }: RiskRules): boolean => given >= pesos(BigInt(giftsLargePesos))
const isLarge = (amount: Centavos, { largeSumPesos }: RiskRules): boolean => amount >= pesos(BigInt(largeSumPesos))

/** What speaks against a player by these rules, added up to at most 100. A rule without points says nothing. */
export function rateRisk(inputs: RiskInputs, now: Instant, rules: RiskRules = defaultRiskRules): RiskRating {
  const pointsOf = new Map(Object.entries(rules))
  const hits = Object.entries(holds)
    .filter(([, isSo]) => isSo(inputs, rules, now))
    .map(([rule]) => ({ rule, points: pointsOf.get(rule) ?? 0 }))
    .filter(({ points }) => points > 0)
  return {
    score: Math.min(
      scoreMax,
      hits.reduce((sum, { points }) => sum + points, 0),
    ),
    hits,
  }
}
