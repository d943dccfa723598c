import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { refreshData } from '../../contract.ts'
import type { AccountDependencies } from '../account-dependencies.ts'

/** The current balances. The player's row is not read: the session proves that it exists. */
export const refreshDataHandler = ({ liveFactsOf }: Pick<AccountDependencies, 'liveFactsOf'>) =>
  handleOutsideTransaction(refreshData, async ({ identity, db }) => answer(await liveFactsOf(db, identity.playerId)))
