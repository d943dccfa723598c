import { answer, refuse } from '#core/contract/outcome.ts'
import type { Transaction } from '#platform/db/database.ts'
import { stopToTell } from '../stop-of-player.ts'
import { openSession, type NewSession, type SessionDependencies } from './open-session.ts'

type Admission = NewSession & {
  /** The player knows of the break from play, and comes to withdraw. */
  readonly duringBreak: boolean
}

/** Every way to sign in ends here, with the player's row locked: a session, or why this player gets none. */
export async function admitPlayer(tx: Transaction, { duringBreak, ...opening }: Admission, needs: SessionDependencies) {
  const stop = stopToTell(opening.player, opening.now)
  // A break stops play, not withdrawals: a player who confirms it may sign in.
  if (stop !== undefined && !(stop === 'excluded' && duringBreak)) return refuse(stop)
  return answer(await openSession(tx, opening, needs))
}
