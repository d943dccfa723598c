import { useState } from 'react'
import {
  type Presence,
  sealedPassword,
  useAccountConfiguration,
  useStepUp,
} from '#features/players/account/player/index.ts'
import type { RequestOf } from '#core/contract/call.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { hasPasskeys } from '#platform/browser/passkey/has-passkeys.ts'
import { signByPasskey } from '#platform/browser/passkey/late-passkey.ts'
import { beginPasskeyWithdrawal, type requestWithdrawal } from '../contract.ts'

type Wish = RequestOf<typeof beginPasskeyWithdrawal>
type Proof = Pick<RequestOf<typeof requestWithdrawal>, 'passkey' | 'password' | 'passwordKeyId' | 'code' | 'requestId'>
type ProofOutcome =
  | { readonly kind: 'proof'; readonly proof: Proof }
  | { readonly kind: 'turnedAway' }
  | { readonly kind: 'failed'; readonly reply: CallFailure<typeof beginPasskeyWithdrawal> }

type Secrets = { readonly password: string; readonly code: string }

/** How the player confirms: a passkey that signs amount and account, or the withdrawal password and a code. */
export function useWithdrawalProof({ canUsePasskey }: { readonly canUsePasskey: boolean }) {
  const client = useClient()
  const configuration = useAccountConfiguration()
  const oneTimeCode = useStepUp()
  const mayChoose = canUsePasskey && hasPasskeys()
  const [prefersCode, setPrefersCode] = useState(false)
  const byPasskey = mayChoose && !prefersCode

  const sign = async (wish: Wish, { withPresence }: Pick<Presence, 'withPresence'>): Promise<ProofOutcome> => {
    const begun = await withPresence(async () => client.send(beginPasskeyWithdrawal, wish))
    if (begun.kind !== 'answer') return { kind: 'failed', reply: begun }
    const passkey = await signByPasskey(begun.body)
    return passkey ? { kind: 'proof', proof: { passkey } } : { kind: 'turnedAway' }
  }
  const type = async ({ password, code }: Secrets): Promise<ProofOutcome> => ({
    kind: 'proof',
    proof: { ...(await sealedPassword(configuration, password)), ...oneTimeCode.given(code, '') },
  })
  const icon = byPasskey ? ('scan' as const) : undefined
  return { byPasskey, icon, mayChoose, choose: () => setPrefersCode(!prefersCode), oneTimeCode, sign, type }
}
