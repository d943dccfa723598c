import type { Instant } from '#core/clock/instant.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { codeFits } from './access/one-time-codes.ts'
import { playerFind } from './store/player.store.ts'
import { provePassword } from './access/prove-password.ts'
import type { EncryptedPassword } from './access/read-password.ts'

type CodeProof = {
  readonly playerId: bigint
  readonly code: string
  readonly requestId: string | undefined
  readonly caller: Caller
  readonly now: Instant
}
type PasswordProof = { readonly playerId: bigint; readonly encrypted: EncryptedPassword; readonly now: Instant }

/** What a player has to prove before money leaves, or before its destination changes. */
export const moneyOutProofs = (needs: AccountDependencies) => ({
  /** A code sent to the player's own mobile. A correct code is used up. */
  code: async ({ playerId, ...given }: CodeProof): Promise<'proven' | 'codeWrong' | 'mobileNeeded'> => {
    const mobile = (await playerFind(needs.db, playerId))?.mobile
    if (!mobile) return 'mobileNeeded'
    return (await codeFits(needs, { ...given, purpose: 'stepUp', mobile, playerId })) ? 'proven' : 'codeWrong'
  },
  password: async ({ playerId, ...given }: PasswordProof): Promise<'proven' | 'wrongCredentials' | 'locked'> => {
    const proof = await provePassword(await playerFind(needs.db, playerId), given, needs)
    return proof.kind === 'proven' ? 'proven' : proof.refusal
  },
})
