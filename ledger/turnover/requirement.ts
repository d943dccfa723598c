import type { Expiry, Instant } from '#core/clock/instant.ts'
import { type BasisPoints, applyBasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'
import type { HouseAccount } from '../chart/account.ts'
import type { Weights } from './weights.ts'

/** The stake that one credit requires before anything can be withdrawn. */
export type Requirement = {
  readonly playerId: bigint
  readonly id: bigint
  /** Requirements are filled in this order. */
  readonly seq: bigint
  readonly grant: Grant
  /** The credit behind it, unique per source: an order, a claim. */
  readonly source: string
  readonly sourceId: string
  readonly title: string
  readonly credit: Centavos
  readonly rate: BasisPoints
  readonly required: Centavos
  /** The sum of what rounds contributed. */
  readonly progress: Centavos
  readonly weights: Weights
  readonly createdAt: Instant
  readonly state: RequirementState
}

/** A deposit is the player's own money; a bonus can be given up, expires, and limits bets. */
export type Grant =
  | { readonly kind: 'deposit' }
  | {
      readonly kind: 'bonus'
      /** Where the money goes when the bonus is given up or expires. */
      readonly returnsTo: PromoAccount
      readonly expiresAt: Expiry
      readonly betMax: BetMax | undefined
    }

export type PromoAccount = HouseAccount & `promo:${string}`

/** Larger bets do not count, or are refused, while the bonus is active. */
export type BetMax = { readonly amount: Centavos; readonly refusesLarger: boolean }

export type RequirementState =
  | { readonly status: 'ACTIVE' }
  | {
      readonly status: 'CLEARED'
      readonly by: 'PLAY' | 'DEPLETION'
      /** The number of withdrawals requested when it cleared: it reopens only before the next one. */
      readonly withdrawals: number
      readonly endedAt: Instant
    }
  | { readonly status: 'FORFEITED' | 'EXPIRED' | 'CANCELLED'; readonly endedAt: Instant }

export const requiredOf = (credit: Centavos, rate: BasisPoints): Centavos => applyBasisPoints(credit, rate, divCeil)

export const isActive = ({ state }: Requirement): boolean => state.status === 'ACTIVE'

export const missingOf = ({ required, progress }: Requirement): Centavos => subtractCentavos(required, progress)

/** What a player still has to stake before a withdrawal; only zero passes the gate. */
export const remainingOf = (requirements: readonly Requirement[]): Centavos =>
  sumCentavos(requirements.filter(isActive).map(missingOf))
