import { instant, subtractDuration } from '#core/clock/instant.ts'
import type { Authenticate } from '#platform/http/caller.ts'
import { staffIdleAfter, staffTouchEvery } from './session-policy.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import type { StaffIdentity } from './staff-identity.ts'
import { staffSessionFindLive, staffSessionTouch } from './store/staff-session.store.ts'

/** Finds the staff member of a token. Unlike a player's, an idle session has ended. */
export const authenticateStaffBy =
  ({ db, hashToken, demo }: Pick<StaffDependencies, 'db' | 'hashToken' | 'demo'>): Authenticate<StaffIdentity> =>
  async (token, { action, now: ms }) => {
    const now = instant(ms)
    const awakeSince = subtractDuration(now, staffIdleAfter)
    const session = await staffSessionFindLive(db, { tokenHash: hashToken(token), now, awakeSince })
    if (!session || (session.isDemo && !demo)) return undefined
    if (action && now - session.lastActionAt > staffTouchEvery) await staffSessionTouch(db, session.id, now)
    const { id: sessionId, staffId, name, email, roles, factorSince } = session
    return { sessionId, staffId, name, email, roles, factorSince, idle: false }
  }
