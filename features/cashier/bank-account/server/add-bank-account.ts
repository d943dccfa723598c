import { screenHolder } from '#features/players/identity/server/index.ts'
import { linkAccount } from './link-account.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { lockBooks } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { addBankAccount } from '../contract.ts'
import { bankAccountsMax } from '../rules.ts'
import { bankAccountInsert, bankAccountList } from './bank-account.store.ts'
import { announceBinding } from './announce-binding.ts'
import type { BankAccountDependencies } from './bank-account-dependencies.ts'
import { bankAccountView } from './bank-account-view.ts'
import { proveBinding } from './bind-bank-account.ts'

/** Binds another account. The player's book is locked, which serialises concurrent requests. */
export const addBankAccountHandler = (needs: BankAccountDependencies) =>
  handleOutsideTransaction(addBankAccount, async ({ input, identity: { playerId }, caller, now, db }) => {
    const proof = await proveBinding(needs, { playerId, input, caller, now })
    if (proof.kind !== 'proven') return proof
    return db.transaction(async (tx) => {
      await lockBooks(tx, [playerId])
      const known = await bankAccountList(tx, playerId)
      if (known.length >= bankAccountsMax) return refuse('tooMany')
      const account = await bankAccountInsert(tx, proof.account)
      if (account === undefined) return refuse('alreadyBound')
      await linkAccount(tx, { ...proof.account, now })
      await screenHolder(tx, { ...proof.account, now })
      const shown = bankAccountView(account, { institutions: needs.institutions, name: proof.name, now })
      await announceBinding(tx, { playerId, account: shown, isReplaced: false, now })
      return answer({ account: shown })
    })
  })
