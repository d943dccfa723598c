import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { EncryptedPassword } from '#features/players/account/server/index.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'
import type { SafeboxDependencies } from './safebox-dependencies.ts'
import { withdrawalPasswordFind } from './withdrawal-password.store.ts'

export type PasswordProof = { readonly playerId: bigint; readonly encrypted: EncryptedPassword; readonly now: Instant }
export type PasswordProven = 'proven' | 'wrongPassword' | 'locked' | 'notSet'
export type ProveWithdrawalPassword = (proof: PasswordProof) => Promise<PasswordProven>

type Dependencies = Pick<SafeboxDependencies, 'db' | 'limiter' | 'passwords' | 'passwordKeys'>

/** Verifies the withdrawal password. An attempt is counted before the comparison; success resets the count. */
export const proveWithdrawalPassword =
  (needs: Dependencies): ProveWithdrawalPassword =>
  async ({ playerId, encrypted, now }) => {
    const known = await withdrawalPasswordFind(needs.db, playerId)
    if (known === undefined) return 'notSet'
    // Decrypted first: a repeated send does not count as an attempt.
    const digits = await openDigits(needs, encrypted, now)
    const lock = triesOf(playerId)
    if (!(await needs.limiter.take([lock], now)).ok) return 'locked'
    if (!(await needs.passwords.verify(digits, known.passwordHash))) return 'wrongPassword'
    await needs.limiter.reset([lock])
    return 'proven'
  }

/** The decrypted digits. Undecryptable input becomes a password that nobody has. */
export async function openDigits(
  { passwordKeys }: Pick<Dependencies, 'passwordKeys'>,
  { password, passwordKeyId }: EncryptedPassword,
  now: Instant,
): Promise<string> {
  const keyId = passwordKeyId ?? (await passwordKeys.publicKey(now)).keyId
  return (await passwordKeys.decrypt({ keyId, ciphertext: password }, now)) ?? ''
}

const triesOf = (playerId: bigint): Limit => ({
  name: 'withdrawalPasswordFailures',
  key: String(playerId),
  max: 5,
  window: minutes(30),
})
