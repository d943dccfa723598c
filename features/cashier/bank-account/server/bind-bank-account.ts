import { days } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type FieldFault, type Invalid, invalid, refuse, type RefusalOutcome } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { provenIdentityOf } from '#features/players/identity/server/index.ts'
import type { Caller } from '#platform/http/caller.ts'
import { bankIdOf } from '../institution.ts'
import { bankAccountTexts } from '../messages/index.ts'
import { type FullName, nameMatch } from '../name-match.ts'
import { isNumberOf, numberEnd, plainNumber } from '../rules.ts'
import type { NewBankAccount } from './bank-account.store.ts'
import type { BankAccountDependencies } from './bank-account-dependencies.ts'

export type BindingRequest = {
  readonly playerId: bigint
  readonly input: {
    readonly bankId: number
    readonly cardNum: string
    readonly name: string
    readonly otp: string
    readonly requestId?: string | undefined
  }
  readonly caller: Caller
  readonly now: Instant
}

type BindingRefusal = 'institutionUnknown' | 'nameDiffers' | 'codeWrong' | 'mobileNeeded' | 'tryLater'
export type Proven = { readonly kind: 'proven'; readonly account: NewBankAccount; readonly name: FullName | undefined }

const changesADay = 10

/** Every condition of binding an account, cheapest for the player first: the code comes last. */
export async function proveBinding(
  needs: BankAccountDependencies,
  { playerId, input, caller, now }: BindingRequest,
): Promise<Proven | RefusalOutcome<BindingRefusal> | Invalid> {
  const institution = needs.institutions.find(({ code }) => bankIdOf(code) === input.bankId)
  if (institution === undefined) return refuse('institutionUnknown')
  const number = plainNumber(input.cardNum)
  if (!isNumberOf(number, institution)) return invalid(numberWrong(institution.shortName, caller.language))
  const { name } = await provenIdentityOf(needs.db, playerId)
  if (name !== undefined && nameMatch(input.name, name) === 'differs') return refuse('nameDiffers')

  const pace = { name: 'bankAccountChange', key: String(playerId), max: changesADay, window: days(1) }
  if (!(await needs.limiter.take([pace], now)).ok) return refuse('tryLater')
  const code = await needs.proveCode({ playerId, code: input.otp, requestId: input.requestId, caller, now })
  if (code !== 'proven') return refuse(code)

  const nameInquiry = institution.nameInquiry
    ? await needs.inquireName({ institution: institution.code, number, holder: input.name }, now)
    : undefined
  if (nameInquiry === 'mismatch') return refuse('nameDiffers')
  const account = {
    playerId,
    institution: institution.code,
    numberSealed: needs.seal.seal(Buffer.from(number), sealContext(playerId)),
    numberHash: needs.hashNumber(`${institution.code}:${number}`),
    numberEnd: numberEnd(number),
    holder: input.name,
    isConfirmed: nameInquiry === 'match',
    boundAt: now,
  }
  return { kind: 'proven', account, name }
}

/** A number decrypts only for the player who bound it. */
export const sealContext = (playerId: bigint): string => `bank-account:${playerId}`

const numberWrong = (institution: string, language: Language): FieldFault => ({
  field: 'cardNum',
  key: 'bankAccount.numberWrong',
  msg: formatMessage(bankAccountTexts['bankAccount.numberWrong'][language], { institution }),
})
