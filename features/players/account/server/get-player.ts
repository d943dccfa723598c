import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getPlayer } from '../contract.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { playerView } from './player-view.ts'
import { playerFind } from './store/player.store.ts'

export const getPlayerHandler = (needs: Pick<AccountDependencies, 'configuration' | 'factsOf' | 'publicUrl'>) =>
  handleOutsideTransaction(getPlayer, async ({ identity, db, now }) => {
    const player = await playerFind(db, identity.playerId)
    if (!player) throw new Error(`player ${identity.playerId} of a live session does not exist`)
    return answer(await playerView(db, { player, now }, needs))
  })
