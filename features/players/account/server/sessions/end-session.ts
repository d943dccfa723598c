import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { endSession } from '../../contract.ts'
import { sessionEnd, sessionEndAll } from '../store/session.store.ts'

/**
 * Ends another device's session. Every request reads the session's row, so the device is signed out with its next
 * request.
 */
export const endSessionHandler = handle(endSession, async ({ input, identity, tx, now }) => {
  const { playerId, sessionId } = identity
  const because = 'endedByPlayer'
  const ended =
    input.sessionId === undefined
      ? await sessionEndAll(tx, { playerId, keep: sessionId, now, because })
      : await sessionEnd(tx, { id: input.sessionId, playerId, now, because })
  return ended === 0 ? refuse('nothingToChange') : answer({ ended })
})
