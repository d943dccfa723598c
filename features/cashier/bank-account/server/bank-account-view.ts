import type { Instant } from '#core/clock/instant.ts'
import type { addBankAccount } from '../contract.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { bankIdOf, type Institution } from '../institution.ts'
import { proveHolder } from '../holder-proof.ts'
import type { FullName } from '../name-match.ts'
import { restEndOf } from '../rules.ts'
import type { BankAccount } from './bank-account.store.ts'

export type ShownBankAccount = AnswerOf<typeof addBankAccount>['account']

type Around = {
  readonly institutions: readonly Institution[]
  readonly name: FullName | undefined
  readonly now: Instant
}

/** The player's view of an account. An institution that the provider dropped shows its code as its name. */
export function bankAccountView(account: BankAccount, { institutions, name, now }: Around): ShownBankAccount {
  const institution = institutions.find(({ code }) => code === account.institution)
  return {
    id: account.id,
    bankId: bankIdOf(account.institution) ?? 0,
    code: account.institution,
    bankName: institution?.shortName ?? account.institution,
    kind: institution?.kind ?? 'bank',
    numberEnd: account.numberEnd,
    name: account.holder,
    ...proveHolder(account, name),
    boundAt: account.boundAt,
    restsUntil: restEndOf(account.boundAt, now) ?? null,
  }
}
