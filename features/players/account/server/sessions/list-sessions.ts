import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { listSessions } from '../../contract.ts'
import { sessionListLive } from '../store/session.store.ts'
import { signInEventList } from '../store/sign-in-event.store.ts'

export const listSessionsHandler = handleOutsideTransaction(listSessions, async ({ identity, now, db }) => {
  const sessions = await sessionListLive(db, identity.playerId, now)
  return answer({
    sessions: sessions.map((session) => ({ ...session, current: session.id === identity.sessionId })),
    history: await signInEventList(db, identity.playerId),
  })
})
