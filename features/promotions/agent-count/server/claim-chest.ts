import { answer, refuse } from '#core/contract/outcome.ts'
import { claimReward, type PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimAward } from '../contract.ts'
import { refuseChest } from '../rules.ts'
import { chestKey } from './claim-keys.ts'
import { countView } from './count-view.ts'
import { lockCount, saveCount, takeFriends } from './load-count.ts'

/** Grants a chest that enough friends have reached, once, and assigns them to this promotion. */
export const claimChestHandler = (needs: PromotionDependencies) =>
  handle(claimAward, async ({ input: { id: need }, identity: { playerId }, now, tx }) => {
    const loaded = await lockCount(tx, { playerId, now })
    if (loaded === undefined) return refuse('notOpen')
    const { promotion, state } = loaded
    const refusal = refuseChest({ terms: promotion.settings, ...loaded }, need)
    if (refusal !== undefined) return refuse(refusal)
    const items = promotion.settings.chests.find((chest) => chest.need === need)?.items ?? []
    const claimKey = chestKey(need, state.chests)
    if (!(await takeFriends(tx, loaded, { playerId, now, need }))) return refuse('conditionNotReached')
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items, now })
    if (given.kind === 'refusal') return given
    const after = { ...state, chests: [...state.chests, { need, isRevoked: false }] }
    await saveCount(tx, loaded.row, after, now)
    return answer({
      ...(await countView(tx, { ...loaded, state: after }, { playerId, now })),
      items: [...given.items],
    })
  })
