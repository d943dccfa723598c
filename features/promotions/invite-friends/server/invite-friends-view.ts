import { statusOf, windowEnd } from '../rules.ts'
import type { LoadedBonus } from './load-bonus.ts'

/** The status of the promotion for the player, in the specification's format. */
export const stateView = ({ promotion: { settings, version }, facts }: LoadedBonus) => ({
  appInviteBonus1User: {
    awardId: version,
    itemStatus: statusOf(settings, facts),
    inviteCount: Math.min(facts.counted, settings.inviteCount),
    expireTime: windowEnd(settings, facts.registeredAt),
  },
})

/** The gifts, and which of them were claimed. */
export const giftsView = ({ promotion: { settings, version }, facts }: LoadedBonus) => ({
  appInviteBonus1ConfigList: [{ id: version, inviteCount: settings.inviteCount, award: [...settings.award] }],
  propList: [...facts.taken],
})
