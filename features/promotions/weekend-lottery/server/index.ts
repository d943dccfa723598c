import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  isHiddenByMode,
  type PromotionModule,
  promotionOf,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readLottery } from '../contract.ts'
import { lotteryFollowsPlay, lotteryPacks } from './earned.ts'
import { fieldMeanings } from './field-meanings.ts'
import { readLotteryProofHandler } from './lottery-proof.ts'
import { lotteryView } from './lottery-view.ts'
import { weekendLotteryKind } from './weekend-lottery-kind.ts'
import { type LotteryDependencies, weekendLotteryJob } from './weekend-lottery-job.ts'
import { prizeTemplate } from './prize-template.ts'

/** Tickets for deposits and play, drawn on Sunday. */
export const weekendLotteryFeature = (needs: LotteryDependencies): PromotionModule => ({
  served: servedPromotion({ kind: weekendLotteryKind, byHand: 'draw', ruleNames: ['weekendLottery'] }),
  name: 'weekend-lottery',
  player: {
    handlers: [
      handleOutsideTransaction(readLottery, async ({ identity, now, db }) => {
        const promotion = await promotionOf(db, weekendLotteryKind)
        if (promotion === undefined || (await isHiddenByMode(db, promotion))) return refuse('notOpen')
        return answer(await lotteryView(db, promotion, { playerId: identity?.playerId, now }))
      }),
      readLotteryProofHandler,
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [lotteryPacks],
  consumers: [lotteryFollowsPlay],
  jobs: [weekendLotteryJob(needs)],
  messageTemplates: [prizeTemplate],
})
