import { days } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { dayOf, startOfDay } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { hasInvited, inviteProgress, invitesValidSince } from '#features/promotions/invite/server/index.ts'
import {
  activityRefusalTexts,
  isOffered,
  type PromotionModule,
  promotionOf,
  readReader,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readAgentCount, readInvitedFriends } from '../contract.ts'
import { agentCountKind } from './agent-count-kind.ts'
import { claimChestHandler } from './claim-chest.ts'
import { expectedCost } from './cost.ts'
import { countView, hasWaiting } from './count-view.ts'
import { type CountDependencies, lotteryHandler, scratchHandler } from './draw-gift.ts'
import { fieldMeanings } from './field-meanings.ts'
import { loadCount, lockCount, saveCount } from './load-count.ts'
import { agentCountTexts } from './messages/index.ts'

const measuredDays = 30
const friendsShown = 20

/** A scratch card for each friend, a spin for every few, and chests. */
export const agentCountFeature = (needs: CountDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: agentCountKind,
    byHand: 'draw',
    marks: async (db, { reader: { playerId }, promotion, now }) => {
      if (!(await hasInvited(db, playerId))) return []
      const loaded = await loadCount(db, { playerId, now }, promotion)
      return loaded !== undefined && hasWaiting(loaded) ? ['agent'] : []
    },
    // Chests are left out: which an inviter would have reached depends on invites before the measured days.
    measuredCost: async (db, { settings, now }) => {
      const until = startOfDay(dayOf(now))
      const friends = await invitesValidSince(db, subtractDuration(until, days(measuredDays)), until)
      return expectedCost({ ...settings, chests: [] }, friends)
    },
  }),
  name: 'agent-count',
  player: {
    handlers: [
      readHandler(needs),
      friendsHandler,
      scratchHandler(needs),
      lotteryHandler(needs),
      claimChestHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: { ...activityRefusalTexts, conditionNotReached: agentCountTexts.conditionNotReached },
  },
})

/** The first look seals the seed of the next draw, so that its hash is known before any tap. */
const readHandler = (needs: CountDependencies) =>
  handle(readAgentCount, async ({ identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, agentCountKind)
    const reader = await readReader(tx, needs, { playerId, now })
    if (promotion === undefined || !isOffered(promotion, reader, now)) return refuse('notOpen')
    const known = await loadCount(tx, { playerId, now }, promotion)
    if (known !== undefined && known.state.seal !== null) return answer(await countView(tx, known, { playerId, now }))
    const loaded = await lockCount(tx, { playerId, now })
    if (loaded === undefined) return refuse('notOpen')
    const state = { ...loaded.state, seal: loaded.state.seal ?? needs.newSeed() }
    await saveCount(tx, loaded.row, state, now)
    return answer(await countView(tx, { ...loaded, state }, { playerId, now }))
  })

const friendsHandler = handle(readInvitedFriends, async ({ input: { page }, identity: { playerId }, now, tx }) => {
  if ((await promotionOf(tx, agentCountKind)) === undefined) return refuse('notOpen')
  const offset = (page - 1) * friendsShown
  const rows = await inviteProgress(tx, { inviterId: playerId, limit: friendsShown + 1, offset }, now)
  return answer({ rows: rows.slice(0, friendsShown), hasMore: rows.length > friendsShown })
})

export { agentCountVoided } from './agent-count-voided.ts'
