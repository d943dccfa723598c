import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  onceCycle,
  type PromotionDoor,
  promotionOf,
  type PromotionNeeds,
  readReader,
  servedPromotion,
  stateFind,
} from '#features/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { readLoginBonus } from '../contract.ts'
import { loginBonusKind } from './login-bonus-kind.ts'
import { claimLoginBonusHandler } from './claim-login-bonus.ts'
import { loginBonusView, restsFor, streakOf, todayIn } from './login-bonus-row.ts'

const streakFind = async (db: Queryable, playerId: bigint) =>
  streakOf(await stateFind(db, { playerId, key: loginBonusKind.key, cycleKey: onceCycle }))

/** The daily login gift. */
export const loginBonus = (needs: PromotionNeeds): PromotionDoor => ({
  served: servedPromotion({
    kind: loginBonusKind,
    ruleNames: ['dayBonus'],
    marks: async (db, { reader, promotion: { settings }, now }) => {
      const { isClaimed } = todayIn(await streakFind(db, reader.playerId), settings, now)
      const isDue = !isClaimed && reader.hasMobile && !(await restsFor(db, reader, { settings, now }))
      return isDue ? ['freeBonus'] : []
    },
  }),
  feature: {
    name: 'login-bonus',
    handlers: [
      handle(readLoginBonus, async ({ identity: { playerId }, now, tx }) => {
        const promotion = await promotionOf(tx, loginBonusKind)
        if (promotion === undefined) return refuse('notOpen')
        const { settings } = promotion
        const isAtRest = await restsFor(tx, await readReader(tx, needs, { playerId, now }), { settings, now })
        return answer(loginBonusView(await streakFind(tx, playerId), { settings, isAtRest, now }))
      }),
      claimLoginBonusHandler(needs),
    ],
    refusalTexts: activityRefusalTexts,
  },
})
