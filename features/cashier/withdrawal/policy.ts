import { type Centavos, maxCentavos, minCentavos, multiplyCentavos, pesos, zeroCentavos } from '#core/money/centavos.ts'

/** The operator's limits, and the thresholds of manual review. */
export type WithdrawalPolicy = {
  readonly amountMin: Centavos
  readonly amountMax: Centavos
  readonly dayCountMax: number
  readonly dayAmountMax: Centavos
  /** The maximum of one automatic approval, */
  readonly automaticMax: Centavos
  /** and of all in one day. */
  readonly automaticDayMax: Centavos
  readonly riskScoreMax: number
  /** Above this two staff members must approve, */
  readonly fourEyesAbove: Centavos
  /** and above this one of them from compliance. */
  readonly complianceAbove: Centavos
}

/** The player's VIP allowance. */
export type VipAllowance = { readonly withdrawals: number; readonly automaticMax: Centavos }

/** What every player's policy has alike. */
export const reviewLimits = {
  riskScoreMax: 40,
  fourEyesAbove: pesos(50_000n),
  complianceAbove: pesos(500_000n),
} as const

type Amounts = Pick<WithdrawalPolicy, 'amountMax' | 'automaticMax'>

const dayCountLeast = 3

/**
 * The defaults with the operator's two amounts. A VIP level only raises limits; if automatic approval is off, it is off
 * for everybody.
 */
export function withdrawalPolicy({ amountMax, automaticMax: set }: Amounts, vip?: VipAllowance): WithdrawalPolicy {
  const dayCountMax = Math.max(dayCountLeast, vip?.withdrawals ?? 0)
  const automaticMax = set === zeroCentavos ? set : minCentavos(amountMax, maxCentavos(set, vip?.automaticMax ?? set))
  return {
    amountMin: pesos(100n),
    amountMax,
    dayCountMax,
    dayAmountMax: multiplyCentavos(amountMax, BigInt(dayCountMax)),
    automaticMax,
    automaticDayMax: maxCentavos(pesos(20_000n), automaticMax),
    ...reviewLimits,
  }
}
