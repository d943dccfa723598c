import { days } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type Invalid, refuse, type RefusalOutcome } from '#core/contract/outcome.ts'
import type { SignedByPasskey } from '#core/passkey/wire-passkey.ts'
import type { FullName } from '../name-match.ts'
import { numberEnd } from '../rules.ts'
import type { NewBankAccount } from './bank-account.store.ts'
import type { BankAccountDependencies } from './bank-account-dependencies.ts'
import { type AccountToCheck, type CheckedAccount, checkBinding } from './check-binding.ts'

export type BindingRequest = AccountToCheck & {
  readonly input: {
    readonly passkey?: SignedByPasskey | undefined
    readonly otp?: string | undefined
    readonly requestId?: string | undefined
  }
  readonly now: Instant
}

type ProofRefusal = 'codeWrong' | 'mobileNeeded' | 'passkeyWrong' | 'passkeyOver' | 'passkeyResting'
type BindingRefusal = 'institutionUnknown' | 'nameDiffers' | 'tryLater' | ProofRefusal
export type Proven = { readonly kind: 'proven'; readonly account: NewBankAccount; readonly name: FullName | undefined }

const changesADay = 10

/** Every condition of binding an account, cheapest for the player first: the proof comes last. */
export async function proveBinding(
  needs: BankAccountDependencies,
  request: BindingRequest,
): Promise<Proven | RefusalOutcome<BindingRefusal> | Invalid> {
  const checked = await checkBinding(needs, request)
  if (checked.kind !== 'checked') return checked
  const { playerId, input, now } = request
  const pace = { name: 'bankAccountChange', key: String(playerId), max: changesADay, window: days(1) }
  if (!(await needs.limiter.take([pace], now)).ok) return refuse('tryLater')
  const proof = await proveOwner(needs, checked, request)
  if (proof !== 'proven') return refuse(proof)

  const { institution, number, name } = checked
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

/** A passkey that has signed this account, or a code. */
function proveOwner(
  { passkeys, proveCode }: Pick<BankAccountDependencies, 'passkeys' | 'proveCode'>,
  { act }: CheckedAccount,
  { playerId, input: { passkey: response, otp, requestId }, caller, now }: BindingRequest,
): Promise<'proven' | ProofRefusal> {
  if (response) return passkeys.confirm(act, { response, now })
  if (otp === undefined) throw new Error('an account came without any proof')
  return proveCode({ playerId, code: otp, requestId, caller, now })
}

/** A number decrypts only for the player who bound it. */
export const sealContext = (playerId: bigint): string => `bank-account:${playerId}`
