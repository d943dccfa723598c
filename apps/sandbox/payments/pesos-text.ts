import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'

/** An amount as the sandbox's pages write it. */
export const pesosText = (amount: number): string => formatMoney(wireCentavos(amount))

/** The same as machines and input fields write it: 1234.50. */
export const plainPesosText = (amount: number): string => pesosText(amount).replace(/[₱,]/g, '')
