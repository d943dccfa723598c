import { nameOfWire } from '#core/enumerations/enumeration.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import type { beginDeposit } from '../contract.ts'

export type DepositPack = {
  readonly actType: RequestOf<typeof beginDeposit>['actType']
  readonly amount: WireCentavos
}

/** The promotion's offer in the address that the player came for: kind and price. */
export function useDepositPack(): DepositPack | undefined {
  const name = nameOfWire(depositPurpose, Number(useQueryParameter('actType')))
  const amount = Number(useQueryParameter('amount'))
  if (name === undefined || name === 'coin' || !Number.isSafeInteger(amount) || amount <= 0) return undefined
  return { actType: depositPurpose[name], amount: wireCentavos(amount) }
}
