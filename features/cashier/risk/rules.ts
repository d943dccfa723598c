import { days, hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type Centavos, multiplyCentavos, pesos } from '#core/money/centavos.ts'
import type { LinkKind } from './link-kinds.ts'
import { defaultRiskRules, type RiskRules } from './risk-rules.ts'

/** A requested withdrawal. */
export type PayoutFacts = {
  readonly amount: Centavos
  /** The bank has confirmed the holder. */
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
  /** The debt from payments taken back. */
  readonly debt: Centavos
  /** Within a day. */
  readonly depositsOfDay: number
  readonly withdrawalsOfDay: number
  /** Gifts and deposits within thirty days. */
  readonly given: Centavos
  readonly depositedLately: Centavos
  /** Other players who share something, by kind. */
  readonly neighbours: Readonly<Record<LinkKind, number>>
  /** For a withdrawal under review. */
  readonly leaving?: PayoutFacts | undefined
}

export type RiskHit = { readonly rule: string; readonly points: number }
export type RiskRating = { readonly score: number; readonly hits: readonly RiskHit[] }

const scoreMax = 100

type RiskCondition = (of: RiskInputs, rules: RiskRules, now: Instant) => boolean

const conditions: Readonly<Record<string, RiskCondition>> = {
  sameIdentity: ({ neighbours }) => neighbours.kyc > 0,
  samePayout: ({ neighbours }) => neighbours.payout > 0,
  sameDevice: ({ neighbours }) => neighbours.device > 0,
  manyOnDevice: ({ neighbours }, { devicePlayersMin }) => neighbours.device >= devicePlayersMin,
  manyOnNetwork: ({ neighbours }, { networkPlayersMin }) => neighbours.network >= networkPlayersMin,
  paymentTakenBack: ({ debt }) => debt > 0n,
  newPlayer: ({ registeredAt }, { newForHours }, now) => now < addDuration(registeredAt, hours(newForHours)),
  youngAndLarge: ({ registeredAt, deposited }, rules, now) =>
    now < addDuration(registeredAt, days(rules.youngForDays)) && isLarge(deposited, rules),
  littlePlay: ({ deposited, validBet }, rules) => isLarge(deposited, rules) && validBet < deposited,
  moreOutThanPlay: ({ withdrawn, validBet }) => withdrawn > 0n && withdrawn > validBet,
  manyDeposits: ({ depositsOfDay }, { manyDepositsMin }) => depositsOfDay >= manyDepositsMin,
  manyWithdrawals: ({ withdrawalsOfDay }, { manyWithdrawalsMin }) => withdrawalsOfDay >= manyWithdrawalsMin,
  // Playing for gifts only, possibly under several names.
  giftsAboveDeposits: ({ given, depositedLately }, rules) => areLarge(given, rules) && given > depositedLately,
  giftsAmongTied: ({ given, neighbours: { device, payout, kyc } }, rules) =>
    areLarge(given, rules) && device + payout + kyc > 0,
  unverifiedAccount: ({ leaving }) => leaving?.isAccountVerified === false,
  // Money that leaves without having been played.
  leavesUnplayed: ({ leaving }) =>
    leaving !== undefined && leaving.deposited > 0n && leaving.staked < leaving.deposited,
  largeGain: ({ leaving }, { largeGainTimes }) =>
    leaving !== undefined && leaving.amount > multiplyCentavos(leaving.deposited, BigInt(largeGainTimes)),
}

const areLarge = (given: Centavos, { giftsLargePesos }: RiskRules): boolean => given >= pesos(BigInt(giftsLargePesos))
const isLarge = (amount: Centavos, { largeSumPesos }: RiskRules): boolean => amount >= pesos(BigInt(largeSumPesos))

/** The points against a player by these rules, at most 100. A rule without points has no effect. */
export function rateRisk(inputs: RiskInputs, now: Instant, rules: RiskRules = defaultRiskRules): RiskRating {
  const pointsOf = new Map(Object.entries(rules))
  const hits = Object.entries(conditions)
    .filter(([, isMet]) => isMet(inputs, rules, now))
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
