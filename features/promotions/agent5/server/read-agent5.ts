import { answer, refuse } from '#core/contract/outcome.ts'
import { hiddenName, inviteCodeOf, publicNamesOf } from '#features/players/account/server/index.ts'
import { commissionView, friendsView, termsOfSettings } from '#features/promotions/commission/server/index.ts'
import type { FreeInvite } from '#features/promotions/invite/server/index.ts'
import { promotionOf, type PromotionDependencies, readReader } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handle } from '#platform/http/handle.ts'
import { readAgent5 } from '../contract.ts'
import { claimableAt, refuseStage } from '../rules.ts'
import { agent5Kind } from './agent5-kind.ts'
import { type Agent5Settings, cashOf, friendsToClaim, stagesOf, sumOfCash } from './friends.ts'

export const readAgent5Handler = (needs: PromotionDependencies) =>
  handle(readAgent5, async ({ input: { page }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, agent5Kind)
    if (promotion === undefined) return refuse('notOpen')
    const { settings } = promotion
    const terms = termsOfSettings(settings)
    const { isGreenMode } = await readReader(tx, needs, { playerId, now })
    const agent = { agentId: playerId, key: agent5Kind.key, terms, isGreenMode, now }
    const { due, held } = await friendsToClaim(tx, { playerId, settings, now })
    const cash = await namedCash(tx, settings, [...due, ...held])
    const standing = await stagesOf(tx, playerId)
    return answer({
      ...(await commissionView(tx, agent)),
      ...(await friendsView(tx, { ...agent, page })),
      inviteCode: await inviteCodeOf(tx, playerId),
      perValid: settings.perValid,
      share: settings.share,
      shareMax: settings.shareMax,
      holdHours: settings.holdHours,
      cashBetRate: settings.cashBetRate,
      claimable: due.map(({ inviteeId }) => ({ uid: String(inviteeId), ...cash(inviteeId) })),
      held: held.map(({ inviteeId, validAt }) => ({
        ...cash(inviteeId),
        claimableAt: claimableAt(validAt, settings.holdHours),
      })),
      validCount: standing.friends,
      stages: settings.stages.map((stage) => ({
        id: stage.need,
        amount: stage.amount,
        status: stageStatus[refuseStage(stage, standing) ?? 'none'],
      })),
      exchangeMin: terms.exchangeMin,
      reviewAbove: terms.reviewAbove,
      betRate: terms.betRate,
      now,
    })
  })

const stageStatus = {
  none: 'claimable',
  alreadyClaimed: 'done',
  conditionNotReached: 'locked',
  notEligible: 'locked',
} as const

/** The masked name and the cash of each friend. */
async function namedCash(db: Queryable, settings: Agent5Settings, friends: readonly FreeInvite[]) {
  const ids = friends.map(({ inviteeId }) => inviteeId)
  const names = await publicNamesOf(db, ids)
  const amounts = new Map(
    await Promise.all(ids.map(async (id) => [id, sumOfCash(await cashOf(db, settings, id))] as const)),
  )
  return (id: bigint) => ({ name: names.get(id) ?? hiddenName, amount: amounts.get(id) ?? settings.perValid })
}
