import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { beginPasskeyBankAccount } from '../contract.ts'
import type { BankAccountDependencies } from './bank-account-dependencies.ts'
import { checkBinding } from './check-binding.ts'

/** The challenge of one account. Its conditions are reported first, so that nobody signs in vain. */
export const beginPasskeyAccountHandler = (needs: BankAccountDependencies) =>
  handleOutsideTransaction(beginPasskeyBankAccount, async ({ input, identity: { playerId }, caller, now }) => {
    const checked = await checkBinding(needs, { playerId, input, caller })
    if (checked.kind !== 'checked') return checked
    const toSign = await needs.passkeys.beginConfirmation(checked.act, { now })
    return typeof toSign === 'string' ? refuse(toSign) : answer(toSign)
  })
