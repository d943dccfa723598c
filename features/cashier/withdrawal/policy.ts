import { type Centavos, maxCentavos, minCentavos, multiplyCentavos, pesos, zeroCentavos } from '#core/money/centavos.ts'

/** What the operator allows, and from where on people decide instead of rules. */
export type WithdrawalPolicy = {
  readonly amountMin: Centavos
  readonly amountMax: Centavos
  readonly dayCountMax: number
  readonly dayAmountMax: Centavos
  /** Up to here the rules may approve one withdrawal, */
  readonly automaticMax: Centavos
  /** and up to here all of one day. */
  readonly automaticDayMax: Centavos
  readonly riskScoreMax: number
  /** Above it two members of the staff have to say yes, */
  readonly fourEyesAbove: Centavos
  /** and above this one of them for compliance. */
  readonly complianceAbove: Centavos
}

/** What a player's VIP level allows. */
export type VipAllowance = { readonly withdrawals: number; readonly automaticMax: Centavos }

type Amounts = Pick<WithdrawalPolicy, 'amountMax' | 'automaticMax'>

const dayCountLeast = 3

/**
 * The defaults, with the two amounts that the operator sets. A VIP level allows more, never less; where rules approve
 * nothing at all, they do so for nobody.
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
    riskScoreMax: 40,
    fourEyesAbove: pesos(50_000n),
    complianceAbove: pesos(500_000n),
  }
}
