import { provenIdentityOf } from '#features/players/identity/server/index.ts'
import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { listBankAccounts } from '../contract.ts'
import { bankIdOf } from '../institution.ts'
import { bankAccountsMax } from '../rules.ts'
import { bankAccountList } from './bank-account.store.ts'
import type { BankAccountDependencies } from './bank-account-dependencies.ts'
import { bankAccountView } from './bank-account-view.ts'

export const listBankAccountsHandler = ({
  institutions,
  passkeys,
}: Pick<BankAccountDependencies, 'institutions' | 'passkeys'>) =>
  handle(listBankAccounts, async ({ identity: { playerId }, tx, now }) => {
    const { name } = await provenIdentityOf(tx, playerId)
    return answer({
      accounts: (await bankAccountList(tx, playerId)).map((each) => bankAccountView(each, { institutions, name, now })),
      accountsMax: bankAccountsMax,
      institutions: institutions.flatMap(({ rails, ...institution }) => {
        const bankId = bankIdOf(institution.code)
        return bankId === undefined ? [] : [{ ...institution, rails: [...rails], bankId }]
      }),
      holder: name === undefined ? '' : [name.first, name.middle, name.last].filter((part) => part !== '').join(' '),
      canUsePasskey: await passkeys.canConfirm(tx, playerId, now),
    })
  })
