import type { InputOf } from '#core/contract/call.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { ConfirmedAct } from '#features/players/passkey/server/index.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { requestWithdrawal } from '../contract.ts'
import type { WithdrawalRequest } from './hold-withdrawal.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

type Unproven = {
  readonly input: InputOf<typeof requestWithdrawal>
  readonly request: WithdrawalRequest
  readonly caller: Caller
}

/** What keeps a request from being the player's own: a passkey's signature, or the withdrawal password and a code. */
export async function refuseUnproven(needs: WithdrawalDependencies, { input, request, caller }: Unproven) {
  const { playerId, now } = request
  const { passkey: response, password, passwordKeyId, code, requestId } = input
  if (response) {
    const signed = await needs.passkeys.confirm(withdrawalAct(request), { response, now })
    return signed === 'proven' ? undefined : signed
  }
  if (password === undefined || code === undefined) throw new Error('a request came without any proof')
  const first = await needs.provePassword({ playerId, encrypted: { password, passwordKeyId }, now })
  if (first !== 'proven') return first === 'notSet' ? 'noPassword' : first
  const second = await needs.proveCode({ playerId, code, requestId, caller, now })
  if (second !== 'proven') return second === 'mobileNeeded' ? 'noMobile' : second
  return undefined
}

type SignedRequest = { readonly playerId: bigint; readonly amount: Centavos; readonly bankAccountId: bigint }

/** What a passkey signs: this amount to this account. */
export const withdrawalAct = ({ playerId, amount, bankAccountId }: SignedRequest): ConfirmedAct => ({
  playerId,
  act: 'withdrawal',
  facts: { amount: String(amount), bankAccountId: String(bankAccountId) },
})
