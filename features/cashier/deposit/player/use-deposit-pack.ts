import { nameOfWire } from '#core/enumerations/enumeration.ts'
import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
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
  const name = nameOfWire(rechargeBonusKind, Number(useQueryParameter('actType')))
  const amount = Number(useQueryParameter('amount'))
  if (name === undefined || name === 'coin' || !Number.isSafeInteger(amount) || amount <= 0) return undefined
  return { actType: rechargeBonusKind[name], amount: wireCentavos(amount) }
}
