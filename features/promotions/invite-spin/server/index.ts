import type { VoidedInvite } from '#features/promotions/invite/server/index.ts'
import {
  activityRefusalTexts,
  type PromotionModule,
  revokeReward,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { spinsLeft, statusOf } from '../rules.ts'
import { fieldMeanings } from './field-meanings.ts'
import { inviteSpinKind } from './invite-spin-kind.ts'
import { hasInviteWaiting, loadRound, type SpinDependencies } from './load-round.ts'
import {
  exchangeSpinHandler,
  openSpinHandler,
  spinHandler,
  spinRecordHandler,
  spinStatusHandler,
} from './spin-calls.ts'
import { inviteSpinTexts } from './messages/index.ts'

/** The wheel of invites. */
export const inviteSpinFeature = (needs: SpinDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: inviteSpinKind,
    byHand: 'friends',
    ruleNames: ['spin'],
    marks: async (db, { reader: { playerId, registeredAt }, promotion: acting, now }) => {
      const loaded = await loadRound(db, { playerId, acting })
      // A player without a round has the first turn.
      if (loaded === undefined) return ['turntable']
      const status = statusOf(loaded.promotion.settings, loaded.round, now)
      const waits =
        status === 'exchangeable' ||
        (status === 'running' &&
          (spinsLeft(loaded.round) > 0 || (await hasInviteWaiting(db, needs, loaded, { playerId, registeredAt, now }))))
      return waits ? ['turntable'] : []
    },
  }),
  name: 'inviteSpin',
  player: {
    handlers: [
      openSpinHandler(needs),
      spinStatusHandler(needs),
      spinHandler(needs),
      exchangeSpinHandler(needs),
      spinRecordHandler,
    ],
    fieldMeanings,
    refusalTexts: { ...activityRefusalTexts, conditionNotReached: inviteSpinTexts.conditionNotReached },
  },
})

/** Takes back what was exchanged with an invite that has become void. */
export const inviteSpinVoided: VoidedInvite = async (tx, { inviterId: playerId, place, now }) => {
  const [key, claimKey] = place.split(':')
  if (key !== inviteSpinKind.key || claimKey === undefined) return
  await revokeReward(tx, { playerId, key, claimKey }, now)
}

export { spinConditions } from './spin-conditions.ts'
