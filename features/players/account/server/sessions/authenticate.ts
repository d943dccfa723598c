import { instant } from '#core/clock/instant.ts'
import type { Authenticate } from '#platform/http/caller.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { idleAfter, touchEvery } from './session-policy.ts'
import { sessionFindLive, sessionTouch } from '../store/session.store.ts'

/**
 * Finds the player of a token in the database at every request: a session ended anywhere is ended everywhere at once.
 * Use does not wake an idle session; only the password does.
 */
export const authenticateBy =
  ({ db, hashToken }: Pick<AccountDependencies, 'db' | 'hashToken'>): Authenticate =>
  async (token, { action, now: ms }) => {
    const now = instant(ms)
    const session = await sessionFindLive(db, hashToken(token), now)
    if (!session) return undefined
    const asleep = now - session.lastActionAt
    const idle = asleep > idleAfter
    if (action && !idle && asleep > touchEvery) await sessionTouch(db, session.id, now)
    return { playerId: session.playerId, sessionId: session.id, idle }
  }
