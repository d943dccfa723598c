import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { refreshData } from '../../contract.ts'
import type { AccountDependencies } from '../account-dependencies.ts'

/** What the player has now. The player itself is not read: the session has proven that there is one. */
export const refreshDataHandler = ({ liveFactsOf }: Pick<AccountDependencies, 'liveFactsOf'>) =>
  handleOutsideTransaction(refreshData, async ({ identity, db }) => answer(await liveFactsOf(db, identity.playerId)))
