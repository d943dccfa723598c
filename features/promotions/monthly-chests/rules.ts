import { type Centavos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'

export type CountedDeposit = { readonly reference: string; readonly amount: Centavos }

/** Deposits that count, and those that have to be staked first. */
export function countDeposits(deposits: readonly CountedDeposit[], staked: ReadonlySet<string>) {
  const sum = sumCentavos(deposits.filter(({ reference }) => staked.has(reference)).map(({ amount }) => amount))
  return { sum, waiting: subtractCentavos(sumCentavos(deposits.map(({ amount }) => amount)), sum) }
}

export type Tier = { readonly id: number; readonly need: Centavos }

/** The first reason against opening a chest. */
export function refuseTier(
  tier: Tier | undefined,
  { sum, isClaimed }: { readonly sum: Centavos; readonly isClaimed: boolean },
) {
  if (tier === undefined) return 'notEligible'
  if (isClaimed) return 'alreadyClaimed'
  return sum < tier.need ? 'conditionNotReached' : undefined
}
