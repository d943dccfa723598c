import { nameOfWire } from '#core/enumerations/enumeration.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import type { beginDeposit } from '../contract.ts'

export type DepositPack = {
  readonly actType: RequestOf<typeof beginDeposit>['actType']
  readonly amount: WireCentavos
  /** The level pack that it names. */
  readonly fundId?: number
}

/** What the form begins with: the offer's price, or 500 pesos. */
export const firstAmountOf = (pack: DepositPack | undefined): WireCentavos => pack?.amount ?? wireCentavos(50_000)

/** The promotion's offer in the address that the player came for: kind and price. */
export function useDepositPack(): DepositPack | undefined {
  const name = nameOfWire(depositPurpose, Number(useQueryParameter('actType')))
  const amount = Number(useQueryParameter('amount'))
  const fundId = Number(useQueryParameter('fundId'))
  if (name === undefined || name === 'coin' || !Number.isSafeInteger(amount) || amount <= 0) return undefined
  const isFund = Number.isSafeInteger(fundId) && fundId > 0
  return { actType: depositPurpose[name], amount: wireCentavos(amount), ...(isFund && { fundId }) }
}
