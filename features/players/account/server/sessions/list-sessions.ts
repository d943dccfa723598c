import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { listSessions } from '../../contract.ts'
import { sessionListLive } from '../store/session.store.ts'
import { signInEventList } from '../store/sign-in-event.store.ts'
import { deviceWords } from './device-words.ts'

export const listSessionsHandler = handleOutsideTransaction(listSessions, async ({ identity, caller, now, db }) => {
  const { language } = caller
  const sessions = await sessionListLive(db, identity.playerId, now)
  return answer({
    sessions: sessions.map((session) => ({
      ...session,
      ...deviceWords(language, session),
      current: session.id === identity.sessionId,
    })),
    history: (await signInEventList(db, identity.playerId)).map((event) => ({
      ...event,
      ...deviceWords(language, event),
    })),
  })
})
