import type { ResponseOf } from '#core/contract/call.ts'
import type { beginDeposit } from '#features/cashier/deposit/contract.ts'
import type { getConfiguration } from '#features/office/web-configuration/contract.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'

export type PaymentMethod = { readonly id: number; readonly amountMin: WireCentavos }

/** The payment methods that are open, in the order of the cashier. */
export const openMethods = ({ data }: ResponseOf<typeof getConfiguration>): PaymentMethod[] =>
  data.appRechargeTypeList.flatMap(({ id }) => {
    const method = data.appRechargeTypeMap[String(id)]
    return method === undefined || method.status !== 1 ? [] : [{ id, amountMin: method.amountMin }]
  })

/** Whether the order says where to pay: a page, a code, or the operator's account. */
export const isPayable = ({ payUrl, qrCodeText, appRechargeBankOwn }: ResponseOf<typeof beginDeposit>): boolean =>
  payUrl !== null || qrCodeText !== null || appRechargeBankOwn !== null
