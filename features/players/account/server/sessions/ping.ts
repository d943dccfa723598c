import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { ping } from '../../contract.ts'
import type { AccountDependencies } from '../account-dependencies.ts'

/** The reply contains the server's time, so that countdowns work on a device with a wrong clock. */
export const pingHandler = ({ seen }: Pick<AccountDependencies, 'seen'>) =>
  handleOutsideTransaction(ping, async ({ input: { gameId }, identity: { playerId }, now, db }) => {
    await seen(db, { playerId, gameId, now })
    return answer({ serverTime: now })
  })
