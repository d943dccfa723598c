import type { Expiry, Instant } from '#core/clock/instant.ts'
import { type BasisPoints, applyBasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'
import type { HouseAccount } from '../chart/account.ts'
import type { Weights } from './weights.ts'

/** What must be staked because of one credit, before anything is withdrawn. */
export type Requirement = {
  readonly playerId: bigint
  readonly id: bigint
  /** The order in which a player's requirements are filled. */
  readonly seq: bigint
  readonly grant: Grant
  /** The credit that needs play, once for each source: an order, a claim. */
  readonly source: string
  readonly sourceId: string
  readonly title: string
  readonly credit: Centavos
  readonly rate: BasisPoints
  readonly required: Centavos
  /** The sum of what rounds were counted for. */
  readonly progress: Centavos
  readonly weights: Weights
  readonly createdAt: Instant
  readonly state: RequirementState
}

/** A deposit is the player's own money; a bonus can be given up, expires, and limits the bets. */
export type Grant =
  | { readonly kind: 'deposit' }
  | {
      readonly kind: 'bonus'
      /** Where the money goes that is given up or expires. */
      readonly returnsTo: PromoAccount
      readonly expiresAt: Expiry
      readonly betMax: BetMax | undefined
    }

export type PromoAccount = HouseAccount & `promo:${string}`

/** Larger bets do not count, or are not even taken, while the bonus is active. */
export type BetMax = { readonly amount: Centavos; readonly refusesLarger: boolean }

export type RequirementState =
  | { readonly status: 'ACTIVE' }
  | {
      readonly status: 'CLEARED'
      readonly by: 'PLAY' | 'DEPLETION'
      /** How many withdrawals the player had requested until then: it opens again only before the next one. */
      readonly withdrawals: number
      readonly endedAt: Instant
    }
  | { readonly status: 'FORFEITED' | 'EXPIRED' | 'CANCELLED'; readonly endedAt: Instant }

export const requiredOf = (credit: Centavos, rate: BasisPoints): Centavos => applyBasisPoints(credit, rate, divCeil)

export const isActive = ({ state }: Requirement): boolean => state.status === 'ACTIVE'

export const missingOf = ({ required, progress }: Requirement): Centavos => subtractCentavos(required, progress)

/** What stands between a player and a withdrawal: nothing less than zero opens the gate. */
export const remainingOf = (requirements: readonly Requirement[]): Centavos =>
  sumCentavos(requirements.filter(isActive).map(missingOf))
