import { type FieldFault, type Invalid, invalid, refuse, type RefusalOutcome } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { provenIdentityOf } from '#features/players/identity/server/index.ts'
import type { ConfirmedAct } from '#features/players/passkey/server/index.ts'
import type { Caller } from '#platform/http/caller.ts'
import { bankIdOf, type Institution } from '../institution.ts'
import { bankAccountTexts } from '../messages/index.ts'
import { type FullName, nameMatch } from '../name-match.ts'
import { isNumberOf, plainNumber } from '../rules.ts'
import type { BankAccountDependencies } from './bank-account-dependencies.ts'

export type AccountToCheck = {
  readonly playerId: bigint
  readonly input: {
    readonly bankId: number
    readonly cardNum: string
    readonly name: string
    /** The account that it replaces. */
    readonly id?: bigint | undefined
  }
  readonly caller: Caller
}

export type CheckedAccount = {
  readonly kind: 'checked'
  readonly institution: Institution
  readonly number: string
  readonly name: FullName | undefined
  /** What a passkey signs: this account in this name, and the one that it replaces. */
  readonly act: ConfirmedAct
}

/** The conditions that the player can see before proving anything. */
export async function checkBinding(
  { db, institutions }: Pick<BankAccountDependencies, 'db' | 'institutions'>,
  { playerId, input, caller }: AccountToCheck,
): Promise<CheckedAccount | RefusalOutcome<'institutionUnknown' | 'nameDiffers'> | Invalid> {
  const institution = institutions.find(({ code }) => bankIdOf(code) === input.bankId)
  if (institution === undefined) return refuse('institutionUnknown')
  const number = plainNumber(input.cardNum)
  if (!isNumberOf(number, institution)) return invalid(numberWrong(institution.shortName, caller.language))
  const { name } = await provenIdentityOf(db, playerId)
  if (name !== undefined && nameMatch(input.name, name) === 'differs') return refuse('nameDiffers')
  const facts = { institution: institution.code, number, holder: input.name, replaces: String(input.id ?? '') }
  return { kind: 'checked', institution, number, name, act: { playerId, act: 'bankAccount', facts } }
}

const numberWrong = (institution: string, language: Language): FieldFault => ({
  field: 'cardNum',
  key: 'bankAccount.numberWrong',
  msg: formatMessage(bankAccountTexts['bankAccount.numberWrong'][language], { institution }),
})
