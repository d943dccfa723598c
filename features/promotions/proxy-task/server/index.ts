import { answer, refuse } from '#core/contract/outcome.ts'
import { invitationShareUrls, inviteCodeOf } from '#features/players/account/server/index.ts'
import { inviteTake } from '#features/promotions/invite/server/index.ts'
import {
  activityRefusalTexts,
  claimReward,
  isOffered,
  type PromotionDependencies,
  type PromotionModule,
  promotionOf,
  readReader,
  servedPromotion,
  stateOpen,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { claimPromoterTask, readPromoterTasks, sharePromoterLink } from '../contract.ts'
import { refuseStep, stepStatus } from '../rules.ts'
import { fieldMeanings } from './field-meanings.ts'
import { claimKeyOf, inviteUseOf, promoterDay, promoterView, sharedThrough } from './promoter-day.ts'
import { proxyTaskKind } from './proxy-task-kind.ts'

const { key } = proxyTaskKind

const readHandler = (needs: PromotionDependencies) =>
  handle(readPromoterTasks, async ({ identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, proxyTaskKind)
    const reader = await readReader(tx, needs, { playerId, now })
    if (promotion === undefined || !isOffered(promotion, reader, now)) return refuse('notOpen')
    return answer(await promoterView(tx, promotion, { playerId, now }))
  })

const shareHandler = (needs: PromotionDependencies & { readonly publicUrl: string }) =>
  handle(sharePromoterLink, async ({ input: { channel }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, proxyTaskKind)
    await lockBooks(tx, [playerId])
    const reader = await readReader(tx, needs, { playerId, now })
    if (promotion === undefined || !isOffered(promotion, reader, now)) return refuse('notOpen')
    if (!reader.hasMobile) return refuse('mobileNeeded')
    const { day } = await promoterDay(tx, promotion, { playerId, now })
    const row = await stateOpen(tx, { playerId, key, cycleKey: day.key, version: promotion.version, now })
    const channels = [...new Set([...sharedThrough(row.data), channel])]
    await stateSave(tx, { ...row, data: { channels } }, now)
    const urls = invitationShareUrls(needs.publicUrl, await inviteCodeOf(tx, playerId))
    return answer({ ...(await promoterView(tx, promotion, { playerId, now })), shareUrl: urls[channel] ?? '' })
  })

const claimHandler = (needs: PromotionDependencies) =>
  handle(claimPromoterTask, async ({ input: { id }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, proxyTaskKind)
    if (promotion === undefined) return refuse('notOpen')
    await lockBooks(tx, [playerId])
    const day = await promoterDay(tx, promotion, { playerId, now })
    const step = promotion.settings.steps.find((each) => each.id === id)
    const refusal = refuseStep(step, day)
    if (refusal !== undefined || step === undefined) return refuse(refusal ?? 'notEligible')

    // Only what pays is assigned: an invite that nobody claims for stays free for other promotions.
    if (step.kind === 'valid') await inviteTake(tx, inviteUseOf(promotion, { playerId, now }), now)
    const claimKey = claimKeyOf(day.day.key, id)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items: step.items, now })
    if (given.kind === 'refusal') return given
    return answer({ ...(await promoterView(tx, promotion, { playerId, now })), items: [...given.items] })
  })

/** A promoter's list of the day, beside the invite promotions. */
export const proxyTaskFeature = (needs: PromotionDependencies & { readonly publicUrl: string }): PromotionModule => ({
  served: servedPromotion({
    kind: proxyTaskKind,
    byHand: 'friends',
    marks: async (db, { reader, promotion, now }) => {
      const { playerId, hasKyc, totalRecharge } = reader
      if (!hasKyc || totalRecharge === 0n) return []
      const day = await promoterDay(db, promotion, { playerId, now })
      return promotion.settings.steps.some((step) => stepStatus(step, day) === 'claimable') ? ['agent'] : []
    },
  }),
  name: 'proxy-task',
  player: {
    handlers: [readHandler(needs), shareHandler(needs), claimHandler(needs)],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})

export { proxyTaskVoided } from './proxy-task-voided.ts'
