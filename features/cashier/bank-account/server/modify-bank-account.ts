import { startWithdrawalHold } from '#features/players/account/server/index.ts'
import { screenHolder } from '#features/players/identity/server/index.ts'
import { linkAccount } from './link-account.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { lockBooks } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { modifyBankAccount } from '../contract.ts'
import { bankAccountInsertAt, bankAccountList, bankAccountRemove, type NewBankAccount } from './bank-account.store.ts'
import { announceBinding } from './announce-binding.ts'
import type { BankAccountDependencies } from './bank-account-dependencies.ts'
import { bankAccountView } from './bank-account-view.ts'
import { proveBinding } from './bind-bank-account.ts'

/** Replaces an account. The destination of money changes, so withdrawals are on hold for a day. */
export const modifyBankAccountHandler = (needs: BankAccountDependencies) =>
  handleOutsideTransaction(modifyBankAccount, async ({ input, identity: { playerId }, caller, now, db }) => {
    const own = (await bankAccountList(db, playerId)).find(({ id }) => id === input.id)
    if (own === undefined) return refuse('notFound')
    if (await needs.isInUse(db, own.id)) return refuse('inUse')
    const proof = await proveBinding(needs, { playerId, input, caller, now })
    if (proof.kind !== 'proven') return proof
    return db.transaction(async (tx) => {
      await lockBooks(tx, [playerId])
      if (await needs.isInUse(tx, own.id)) return refuse('inUse')
      const known = await bankAccountList(tx, playerId)
      if (!known.some(({ id }) => id === own.id)) return refuse('notFound')
      if (known.some((each) => isSameAccount(each, proof.account))) return refuse('alreadyBound')
      await bankAccountRemove(tx, { id: own.id, playerId, now })
      const account = await bankAccountInsertAt(tx, own.slot, proof.account)
      await linkAccount(tx, { ...proof.account, now })
      await screenHolder(tx, { ...proof.account, now })
      await startWithdrawalHold(tx, { playerId, now })
      const shown = bankAccountView(account, { institutions: needs.institutions, name: proof.name, now })
      await announceBinding(tx, { playerId, account: shown, isReplaced: true, now })
      return answer({ account: shown })
    })
  })

const isSameAccount = (a: NewBankAccount, b: NewBankAccount): boolean =>
  a.institution === b.institution && a.numberHash.equals(b.numberHash)
