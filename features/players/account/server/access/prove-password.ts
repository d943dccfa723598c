import { wholeSeconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type RefusalOutcome, refuse } from '#core/contract/outcome.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { passwordFailures } from '../account-limits.ts'
import type { PlayerRow } from '../store/player.store.ts'
import { type EncryptedPassword, openPassword } from './read-password.ts'

export type Proven = { readonly kind: 'proven'; readonly player: PlayerRow; readonly password: string }

/** Verifies a signed-in player's password again. It counts against the same lock as signing in. */
export async function provePassword(
  player: PlayerRow | undefined,
  { encrypted, now }: { readonly encrypted: EncryptedPassword; readonly now: Instant },
  needs: Pick<AccountDependencies, 'limiter' | 'passwords' | 'passwordKeys'>,
): Promise<Proven | RefusalOutcome<'locked' | 'wrongCredentials'>> {
  if (!player) throw new Error('the player of a live session does not exist')
  // Decrypted first: a repeated send does not count as an attempt.
  const password = await openPassword(needs.passwordKeys, encrypted, now)
  const lock = passwordFailures(player.account)
  const tries = await needs.limiter.take([lock], now)
  if (!tries.ok) return refuse('locked', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })
  if (!(await needs.passwords.verify(password, player.passwordHash))) return refuse('wrongCredentials')
  await needs.limiter.reset([lock])
  return { kind: 'proven', player, password }
}
