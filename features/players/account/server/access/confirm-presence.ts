import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { confirmPresence } from '../../contract.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { playerFind } from '../store/player.store.ts'
import { provePassword } from './prove-password.ts'
import { sessionTouch } from '../store/session.store.ts'

/** Confirms the password after an idle time and reactivates the session. */
export const confirmPresenceHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(confirmPresence, async ({ input, identity, now, db }) => {
    const player = await playerFind(db, identity.playerId)
    const proof = await provePassword(player, { encrypted: input, now }, needs)
    if (proof.kind !== 'proven') return proof
    await sessionTouch(db, identity.sessionId, now)
    return answer({})
  })
