import { hours } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { type Centavos, multiplyCentavos } from '#core/money/centavos.ts'

export const riskSigns = ['sharedAccount', 'newPlayer', 'unverifiedAccount', 'littlePlay', 'largeGain'] as const
export type RiskSign = (typeof riskSigns)[number]

export type RiskFacts = {
  readonly amount: Centavos
  readonly linkedPlayers: number
  readonly registeredAt: Instant
  readonly isAccountVerified: boolean
  /** Within thirty days. */
  readonly deposited: Centavos
  readonly staked: Centavos
}

const weights: Readonly<Record<RiskSign, number>> = {
  sharedAccount: 40,
  newPlayer: 10,
  unverifiedAccount: 10,
  littlePlay: 30,
  largeGain: 15,
}
const scoreMax = 100
const newFor = hours(24)
const largeGainTimes = 10n

/** From 0 to 100, and what it is made of. */
export function riskOf(facts: RiskFacts, now: Instant): { readonly score: number; readonly signs: RiskSign[] } {
  const met: readonly (RiskSign | false)[] = [
    facts.linkedPlayers > 0 && 'sharedAccount',
    durationBetween(facts.registeredAt, now) < newFor && 'newPlayer',
    !facts.isAccountVerified && 'unverifiedAccount',
    // Money that comes in and goes out again without having been played with.
    facts.deposited > 0n && facts.staked < facts.deposited && 'littlePlay',
    facts.amount > multiplyCentavos(facts.deposited, largeGainTimes) && 'largeGain',
  ]
  const signs = met.filter((sign) => sign !== false)
  return {
    score: Math.min(
      scoreMax,
      signs.reduce((sum, sign) => sum + weights[sign], 0),
    ),
    signs,
  }
}
