import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { signOut } from '../../contract.ts'
import { sessionEnd } from '../store/session.store.ts'

export const signOutHandler = handle(signOut, async ({ identity, tx, now }) => {
  await sessionEnd(tx, { id: identity.sessionId, playerId: identity.playerId, now, because: 'signedOut' })
  return answer({})
})
