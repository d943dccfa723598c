import { answer, refuse } from '#core/contract/outcome.ts'
import { lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { confirmLimit } from '../contract.ts'
import { refuseConfirmation } from '../rules.ts'
import type { CareDependencies } from './care-dependencies.ts'
import { careView } from './care-view.ts'
import { isSame, markLimits } from './change-limit.ts'
import { limitList, limitRemove, limitSave } from './store/limit.store.ts'

/** Confirms or drops a pending looser limit. */
export const confirmLimitHandler = (needs: CareDependencies) =>
  handle(confirmLimit, async ({ input: { kind, period, confirm }, identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const limits = await limitList(tx, [playerId])
    const limit = limits.find((each) => isSame(each, { setter: 'player', kind, period }))
    const refusal = refuseConfirmation(limit, now)
    if (limit === undefined || refusal === 'nothingWaits' || (confirm && refusal !== undefined)) {
      return refuse(refusal ?? 'nothingWaits')
    }
    const settled = { ...limit, loosensTo: null, isEnding: false, confirmFrom: null }
    if (confirm && limit.isEnding) await limitRemove(tx, limit, now)
    else await limitSave(tx, { ...settled, amount: confirm ? (limit.loosensTo ?? limit.amount) : limit.amount }, now)
    await markLimits(tx, playerId)
    return answer(await careView(tx, { playerId, now }, needs))
  })
