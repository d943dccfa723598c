import { pesos } from '#core/money/centavos.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type WithdrawalPolicy, withdrawalPolicy } from '../policy.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

export type CurrentPolicy = WithdrawalPolicy & { readonly isOpen: boolean }

/** What the operator and the VIP level allow this player at present. */
export async function readPolicy(
  db: Queryable,
  playerId: bigint,
  { vipAllowanceOf }: Pick<WithdrawalDependencies, 'vipAllowanceOf'>,
): Promise<CurrentPolicy> {
  const [{ settings }, allowance] = await Promise.all([readSettings(db), vipAllowanceOf(db, playerId)])
  const amounts = {
    amountMax: pesos(BigInt(settings.withdrawalAmountMax)),
    automaticMax: pesos(BigInt(settings.withdrawalAutomaticMax)),
  }
  return { ...withdrawalPolicy(amounts, allowance), isOpen: settings.withdrawalsOpen }
}
