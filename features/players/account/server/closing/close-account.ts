import { answer, refuse } from '#core/contract/outcome.ts'
import { lockBooks } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { publish } from '#platform/outbox/publish.ts'
import { closeAccount } from '../../closing-contract.ts'
import { provePassword } from '../access/prove-password.ts'
import { playerClose } from '../store/closing.store.ts'
import { playerFind, playerFindForUpdate } from '../store/player.store.ts'
import { sessionEndAll } from '../store/session.store.ts'
import type { ClosingDependencies } from './closing-dependencies.ts'
import { closingObstacleOf } from './closing-obstacle-of.ts'
import { readClosingFacts } from './read-closing-facts.ts'

/**
 * Closes the account at the player's wish. What keeps it open is said before the password is asked, and looked at again
 * under the lock of the book: bets and withdrawals under way finish before it, and later ones find the account closed.
 */
export const closeAccountHandler = (needs: ClosingDependencies) =>
  handleOutsideTransaction(closeAccount, async ({ input, identity: { playerId }, now, db }) => {
    const before = closingObstacleOf(await readClosingFacts(db, needs, { playerId, now }))
    if (before !== undefined) return refuse(before)
    const proof = await provePassword(await playerFind(db, playerId), { encrypted: input, now }, needs)
    if (proof.kind !== 'proven') return proof
    return db.transaction(async (tx) => {
      await lockBooks(tx, [playerId])
      await playerFindForUpdate(tx, playerId)
      const obstacle = closingObstacleOf(await readClosingFacts(tx, needs, { playerId, now }))
      if (obstacle !== undefined) return refuse(obstacle)
      await playerClose(tx, playerId, now)
      await sessionEndAll(tx, { playerId, now, because: 'stopped' })
      const id = String(playerId)
      await publish(tx, { topic: 'ACCOUNT_CLOSED', key: id, payload: { playerId: id, at: now } })
      return answer({})
    })
  })
