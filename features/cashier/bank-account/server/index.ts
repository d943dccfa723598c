import type { Queryable } from '#platform/db/queryable.ts'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { bankIdOf } from '../institution.ts'
import { bankAccountTexts as words } from '../messages/index.ts'
import { addBankAccountHandler } from './add-bank-account.ts'
import { bankAccountFind, bankAccountList } from './bank-account.store.ts'
import type { BankAccountDependencies } from './bank-account-dependencies.ts'
import { sealContext } from './bind-bank-account.ts'
import { beginPasskeyAccountHandler } from './begin-passkey-account.ts'
import { fieldMeanings } from './field-meanings.ts'
import { listBankAccountsHandler } from './list-bank-accounts.ts'
import { bankAccountData } from './bank-account-data.ts'
import { modifyBankAccountHandler } from './modify-bank-account.ts'

/** Where players are paid out to. */
export const bankAccounts = (needs: BankAccountDependencies): FeatureModule => ({
  name: 'bank-account',
  player: {
    handlers: [
      listBankAccountsHandler(needs),
      beginPasskeyAccountHandler(needs),
      addBankAccountHandler(needs),
      modifyBankAccountHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: {
      institutionUnknown: words['bankAccount.institutionUnknown'],
      alreadyBound: words['bankAccount.alreadyBound'],
      tooMany: words['bankAccount.tooMany'],
      nameDiffers: words['bankAccount.nameDiffers'],
      notFound: words['bankAccount.notFound'],
      inUse: words['bankAccount.inUse'],
      codeWrong: words['bankAccount.codeWrong'],
      mobileNeeded: words['bankAccount.mobileNeeded'],
      tryLater: words['bankAccount.tryLater'],
      noPasskey: words['bankAccount.noPasskey'],
      passkeyWrong: words['bankAccount.passkeyWrong'],
      passkeyOver: words['bankAccount.passkeyOver'],
      passkeyResting: words['bankAccount.passkeyResting'],
    },
  },
  personalData: [bankAccountData],
  sealed: [
    sealedColumn({
      table: 'bank_account',
      key: { column: 'id', type: 'bigint' },
      of: 'player_id',
      value: { column: 'number_sealed' },
      purpose: 'bank-account',
      contextOf: (playerId) => sealContext(BigInt(playerId)),
    }),
  ],
})

/** The bank numbers of a player's accounts, for the user's session. */
export const boundBanksOf = async (db: Queryable, playerId: bigint): Promise<{ readonly bankId: number }[]> =>
  (await bankAccountList(db, playerId)).map(({ institution }) => ({ bankId: bankIdOf(institution) ?? 0 }))

/** Of which banks a player has bound an account. */
export const boundBankIds = async (db: Queryable, playerId: bigint): Promise<readonly number[]> =>
  (await boundBanksOf(db, playerId)).map(({ bankId }) => bankId)

/** The number of an account, opened for the payment provider alone. */
export async function openBankAccountNumber(
  db: Queryable,
  accountId: bigint,
  { seal }: Pick<BankAccountDependencies, 'seal'>,
): Promise<string> {
  const account = await bankAccountFind(db, accountId)
  const number = account && seal.open(account.numberSealed, sealContext(account.playerId))
  if (number === undefined) throw new Error(`the number of bank account ${accountId} does not open`)
  return number.toString()
}

export { type BankAccount, bankAccountFind, bankAccountLinkedPlayers, bankAccountList } from './bank-account.store.ts'
export { bankAccountView } from './bank-account-view.ts'
export type { Inquiry, ProveCode } from './bank-account-dependencies.ts'
export type { Institution, Rail } from '../institution.ts'
export { proveHolder } from '../holder-proof.ts'
export { type FullName, nameMatch } from '../name-match.ts'
export { restEndOf, trustedAfter } from '../rules.ts'
