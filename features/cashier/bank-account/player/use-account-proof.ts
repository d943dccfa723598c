import { useState } from 'react'
import { type Presence, useStepUp } from '#features/players/account/player/index.ts'
import type { RequestOf } from '#core/contract/call.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { hasPasskeys } from '#platform/browser/passkey/has-passkeys.ts'
import { signByPasskey } from '#platform/browser/passkey/late-passkey.ts'
import { type addBankAccount, beginPasskeyBankAccount } from '../contract.ts'

type Account = RequestOf<typeof beginPasskeyBankAccount>
type ProofOutcome =
  | { readonly kind: 'proof'; readonly proof: Pick<RequestOf<typeof addBankAccount>, 'passkey' | 'otp' | 'requestId'> }
  | { readonly kind: 'turnedAway' }
  | { readonly kind: 'failed'; readonly reply: CallFailure<typeof beginPasskeyBankAccount> }

/** How the player confirms: a passkey that signs the account, or a code. */
export function useAccountProof({ canUsePasskey }: { readonly canUsePasskey: boolean }) {
  const client = useClient()
  const oneTimeCode = useStepUp()
  const mayChoose = canUsePasskey && hasPasskeys()
  const [prefersCode, setPrefersCode] = useState(false)
  const byPasskey = mayChoose && !prefersCode

  const sign = async (account: Account, { withPresence }: Pick<Presence, 'withPresence'>): Promise<ProofOutcome> => {
    const begun = await withPresence(async () => client.send(beginPasskeyBankAccount, account))
    if (begun.kind !== 'answer') return { kind: 'failed', reply: begun }
    const passkey = await signByPasskey(begun.body)
    return passkey ? { kind: 'proof', proof: { passkey } } : { kind: 'turnedAway' }
  }
  const type = (typed: string): ProofOutcome => {
    const { code: otp, ...request } = oneTimeCode.given(typed, '')
    return { kind: 'proof', proof: { otp, ...request } }
  }
  const icon = byPasskey ? ('scan' as const) : undefined
  return { byPasskey, icon, mayChoose, choose: () => setPrefersCode(!prefersCode), oneTimeCode, sign, type }
}
