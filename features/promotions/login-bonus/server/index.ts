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
} from '#features/promotions/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { readLoginBonus } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'
import { loginBonusKind } from './login-bonus-kind.ts'
import { claimLoginBonusHandler } from './claim-login-bonus.ts'
import { loginBonusView, unavailableReason, runningRow } from './login-bonus-row.ts'

const rowFind = (db: Queryable, playerId: bigint) =>
  stateFind(db, { playerId, key: loginBonusKind.key, cycleKey: onceCycle })

/** The daily login gift. */
export const loginBonus = (needs: PromotionNeeds): PromotionDoor => ({
  served: servedPromotion({
    kind: loginBonusKind,
    ruleNames: ['dayBonus'],
    marks: async (db, { reader, promotion: acting, now }) => {
      const { today, promotion } = await runningRow(db, await rowFind(db, reader.playerId), { acting, now })
      const isDue = !today.isClaimed && reader.hasMobile && !unavailableReason(reader, { ...promotion, now })
      return isDue ? ['freeBonus'] : []
    },
  }),
  feature: {
    name: 'login-bonus',
    handlers: [
      handle(readLoginBonus, async ({ identity: { playerId }, now, tx }) => {
        const acting = await promotionOf(tx, loginBonusKind)
        if (acting === undefined) return refuse('notOpen')
        const running = await runningRow(tx, await rowFind(tx, playerId), { acting, now })
        const isAtRest = unavailableReason(await readReader(tx, needs, { playerId, now }), {
          ...running.promotion,
          now,
        })
        return answer(loginBonusView(running, { isAtRest, now }))
      }),
      claimLoginBonusHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})
