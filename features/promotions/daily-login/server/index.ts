import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  onceCycle,
  type PromotionModule,
  promotionOf,
  type PromotionDependencies,
  readReader,
  servedPromotion,
  stateFind,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { readDailyLogin } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'
import { dailyLoginKind } from './daily-login-kind.ts'
import { claimDailyLoginHandler } from './claim-daily-login.ts'
import { missedDayByHand } from './missed-day.ts'
import { dailyLoginView, isRowPaused, runningRow } from './daily-login-row.ts'

const rowFind = (db: Queryable, playerId: bigint) =>
  stateFind(db, { playerId, key: dailyLoginKind.key, cycleKey: onceCycle })

/** The daily login gift. */
export const dailyLoginFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: dailyLoginKind,
    byHand: missedDayByHand,
    ruleNames: ['dayBonus'],
    marks: async (db, { reader, promotion: acting, now }) => {
      const { today, promotion } = await runningRow(db, await rowFind(db, reader.playerId), { acting, now })
      const isDue = !today.isClaimed && reader.hasMobile && !isRowPaused(reader, { ...promotion, now })
      return isDue ? ['freeBonus'] : []
    },
  }),
  name: 'login-bonus',
  player: {
    handlers: [
      handle(readDailyLogin, async ({ identity: { playerId }, now, tx }) => {
        const acting = await promotionOf(tx, dailyLoginKind)
        if (acting === undefined) return refuse('notOpen')
        const running = await runningRow(tx, await rowFind(tx, playerId), { acting, now })
        const isPaused = isRowPaused(await readReader(tx, needs, { playerId, now }), {
          ...running.promotion,
          now,
        })
        return answer(dailyLoginView(running, { isPaused, now }))
      }),
      claimDailyLoginHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})
