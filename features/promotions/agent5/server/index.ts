import { subtractDuration } from '#core/clock/instant.ts'
import { days } from '#core/clock/duration.ts'
import { dayOf, startOfDay } from '#core/clock/manila.ts'
import { addCentavos, multiplyCentavos, pesos } from '#core/money/centavos.ts'
import {
  commissionProgramme,
  hasCommission,
  measureCommission,
  measuredDays,
  termsOfSettings,
} from '#features/promotions/commission/server/index.ts'
import { hasInvited, invitesValidSince } from '#features/promotions/invite/server/index.ts'
import {
  activityRefusalTexts,
  type PromotionDependencies,
  type PromotionModule,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { shareOf } from '../rules.ts'
import { agent5Kind } from './agent5-kind.ts'
import { claimAgent5Handler } from './claim-agent5.ts'
import { claimFriendsHandler } from './claim-friends.ts'
import { fieldMeanings } from './field-meanings.ts'
import { hasSomething } from './friends.ts'
import { readAgent5Handler } from './read-agent5.ts'
import { readLogHandler } from './read-log.ts'

export const agent5Programme = commissionProgramme(agent5Kind, termsOfSettings)

/** Cash for each friend, a share of the first deposit, stages and commission. */
export const agent5Feature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: agent5Kind,
    byHand: 'friends',
    marks: async (db, { reader: { playerId }, promotion: { settings }, now }) => {
      const agent = { agentId: playerId, key: agent5Kind.key, minimum: settings.exchangeMin, now }
      if (!(await hasInvited(db, playerId))) return []
      const waiting = await Promise.all([hasCommission(db, agent), hasSomething(db, { playerId, settings, now })])
      return waiting.includes(true) ? ['agent'] : []
    },
    // Stages are left out: which an inviter would have reached depends on invites before the measured days.
    measuredCost: async (db, { settings, now }) => {
      const until = startOfDay(dayOf(now))
      const friends = await invitesValidSince(db, subtractDuration(until, days(measuredDays)), until)
      const each = addCentavos(settings.perValid, shareOf(settings, pesos(500n)))
      return addCentavos(
        multiplyCentavos(each, BigInt(friends)),
        await measureCommission(db, termsOfSettings(settings), now),
      )
    },
  }),
  name: 'agent5',
  player: {
    handlers: [readAgent5Handler(needs), claimFriendsHandler(needs), claimAgent5Handler(needs), readLogHandler],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})

export { manyFriendsClaimed } from './many-friends-claimed.ts'
export { agent5Voided } from './agent5-voided.ts'
