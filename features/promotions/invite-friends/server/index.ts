import { answer, refuse } from '#core/contract/outcome.ts'
import { inviteCodeOf } from '#features/players/account/server/index.ts'
import { hasInvited, invitesView, type VoidedInvite } from '#features/promotions/invite/server/index.ts'
import {
  activityRefusalTexts,
  claimReward,
  isOffered,
  type PromotionModule,
  type PromotionDependencies,
  readReader,
  revokeReward,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { balancesOf, lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { claimInviteBonus, readInviteBonus } from '../contract.ts'
import { isOver, refuseAward } from '../rules.ts'
import { fieldMeanings } from './field-meanings.ts'
import { inviteFriendsKind } from './invite-friends-kind.ts'
import { giftsView, stateView } from './invite-friends-view.ts'
import { bonusFacts, countInvites, loadBonus } from './load-bonus.ts'
import { inviteFriendsTexts } from './messages/index.ts'

const invitesShown = 20

const readHandler = (needs: PromotionDependencies) =>
  handle(readInviteBonus, async ({ identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const reader = await readReader(tx, needs, { playerId, now })
    const loaded = await countInvites(tx, { playerId, registeredAt: reader.registeredAt, now })
    if (loaded === undefined || !isOffered(loaded.promotion, reader, now)) return refuse('notOpen')
    return answer({
      ...stateView(loaded),
      ...giftsView(loaded),
      inviteCode: await inviteCodeOf(tx, playerId),
      invites: await invitesView(tx, { inviterId: playerId, limit: invitesShown, offset: 0 }),
      now,
    })
  })

const claimHandler = (needs: PromotionDependencies) =>
  handle(claimInviteBonus, async ({ input: { propId }, identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const { registeredAt } = await readReader(tx, needs, { playerId, now })
    const loaded = await countInvites(tx, { playerId, registeredAt, now })
    if (loaded === undefined) return refuse('notOpen')
    const { promotion, facts } = loaded
    const { settings } = promotion
    const refusal = refuseAward(settings, propId, facts)
    if (refusal !== undefined) return refuse(refusal)
    const items = settings.award.filter(({ id }) => id === propId)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey: `p${propId}`, items, now })
    if (given.kind === 'refusal') return given
    const after = { ...facts, taken: [...facts.taken, propId] }
    const { coin } = await balancesOf(tx, playerId)
    return answer({ ...stateView({ promotion, facts: after }), items: [...given.items], coin })
  })

/** New players who invite. */
export const inviteFriendsFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: inviteFriendsKind,
    byHand: 'friends',
    ruleNames: ['inviteFriends'],
    isShown: async (db, { reader: { playerId, registeredAt }, promotion: { settings }, now }) => {
      const facts = (await hasInvited(db, playerId))
        ? await bonusFacts(db, { playerId, registeredAt, now })
        : { registeredAt, counted: 0, taken: [], now }
      return !isOver(settings, facts)
    },
  }),
  name: 'inviteFriends',
  player: {
    handlers: [readHandler(needs), claimHandler(needs)],
    fieldMeanings,
    refusalTexts: { ...activityRefusalTexts, conditionNotReached: inviteFriendsTexts.conditionNotReached },
  },
})

/** Takes back gifts earned by an invite that has become void. */
export const inviteFriendsVoided: VoidedInvite = async (tx, { inviterId: playerId, place, now }) => {
  if (place !== inviteFriendsKind.key) return
  const loaded = await loadBonus(tx, { playerId, registeredAt: now, now })
  if (loaded === undefined || loaded.facts.counted >= loaded.promotion.settings.inviteCount) return
  for (const propId of loaded.facts.taken) {
    await revokeReward(tx, { playerId, key: inviteFriendsKind.key, claimKey: `p${propId}` }, now)
  }
}

export { countsInvites } from './load-bonus.ts'
