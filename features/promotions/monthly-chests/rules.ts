import { addCentavos, type Centavos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'

/** How long an unopened chest can be claimed from the inbox. */
export const letterDays = 7

export type CountedDeposit = { readonly reference: string; readonly amount: Centavos }

/** Deposits that count, and those that have to be staked first. */
export function countDeposits(deposits: readonly CountedDeposit[], staked: ReadonlySet<string>) {
  const sum = sumCentavos(deposits.filter(({ reference }) => staked.has(reference)).map(({ amount }) => amount))
  return { sum, waiting: subtractCentavos(sumCentavos(deposits.map(({ amount }) => amount)), sum) }
}

export type Tier = { readonly id: number; readonly need: Centavos }

/** The chests that a deposit of this amount reaches. */
export const chestsReachedBy = <T extends Tier>(
  tiers: readonly T[],
  { before, amount }: { readonly before: Centavos; readonly amount: Centavos },
): readonly T[] => tiers.filter(({ need }) => need > before && need <= addCentavos(before, amount))

/** The first reason against opening a chest. */
export function refuseTier(
  tier: Tier | undefined,
  { sum, isClaimed }: { readonly sum: Centavos; readonly isClaimed: boolean },
) {
  if (tier === undefined) return 'notEligible'
  if (isClaimed) return 'alreadyClaimed'
  return sum < tier.need ? 'conditionNotReached' : undefined
}
