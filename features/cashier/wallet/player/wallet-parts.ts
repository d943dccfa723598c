import { wireCentavos } from '#core/money/wire-centavos.ts'
import { debitOfAll, type WithdrawalTerms } from '#features/cashier/withdrawal/player/index.ts'

type Figures = Pick<WithdrawalTerms, 'wallet'> & {
  readonly turnover: { readonly items: readonly Pick<WithdrawalTerms['turnover']['items'][number], 'debit'>[] }
}

/** A player's coins by where they stand, as the page shows them. */
export function walletParts({ wallet, turnover }: Figures) {
  const { withdrawable, inPlaythrough, held, safebox } = wallet
  return {
    ...wallet,
    balance: wireCentavos(withdrawable + inPlaythrough),
    /** How much would leave the balance if every bonus were given up. */
    bonus: debitOfAll(turnover.items, inPlaythrough),
    total: wireCentavos(withdrawable + inPlaythrough + held + safebox),
  }
}

export type WalletParts = ReturnType<typeof walletParts>
