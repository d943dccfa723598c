import { type Centavos, multiplyCentavos, pesos } from '#core/money/centavos.ts'

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

const dayCountMax = 3

/** The defaults, with the two amounts that the operator sets. */
export const withdrawalPolicy = ({ amountMax, automaticMax }: Pick<WithdrawalPolicy, 'amountMax' | 'automaticMax'>) =>
  ({
    amountMin: pesos(100n),
    amountMax,
    dayCountMax,
    dayAmountMax: multiplyCentavos(amountMax, BigInt(dayCountMax)),
    automaticMax,
    automaticDayMax: pesos(20_000n),
    riskScoreMax: 40,
    fourEyesAbove: pesos(50_000n),
    complianceAbove: pesos(500_000n),
  }) satisfies WithdrawalPolicy
