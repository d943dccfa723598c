import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { listBankAccounts } from '../contract.ts'

export type BankAccounts = ResponseOf<typeof listBankAccounts>
export type Institution = BankAccounts['institutions'][number]

/** The player's accounts, and all banks and e-wallets. */
export const useBankAccounts = () => useCallQuery(listBankAccounts, {})
