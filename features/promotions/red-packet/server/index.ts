import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  type PromotionDependencies,
  type PromotionModule,
  promotionOf,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readRedPacket } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'
import { redPacketTexts } from './messages/index.ts'
import { openRedPacketHandler } from './open-red-packet.ts'
import { windowsJob } from './windows-job.ts'
import { readRedPacketProofHandler } from './read-red-packet-proof.ts'
import { redPacketKind } from './red-packet-kind.ts'
import { redPacketState } from './red-packet-state.ts'
import { windowNext } from './store/window.store.ts'

/** Packets of coins at fixed hours, first come, first served. */
export const redPacketFeature = (needs: PromotionDependencies & { readonly db: Database }): PromotionModule => ({
  served: servedPromotion({
    kind: redPacketKind,
    byHand: 'draw',
    ruleNames: ['redPacket'],
    window: (db, { now }) => windowNext(db, now),
  }),
  name: 'red-packet',
  player: {
    handlers: [
      handleOutsideTransaction(readRedPacket, async ({ identity: { playerId }, now, db }) => {
        const promotion = await promotionOf(db, redPacketKind)
        return promotion === undefined
          ? refuse('notOpen')
          : answer(await redPacketState(db, promotion, { playerId, now }))
      }),
      openRedPacketHandler(needs),
      readRedPacketProofHandler,
    ],
    fieldMeanings,
    refusalTexts: {
      ...activityRefusalTexts,
      notOpen: redPacketTexts.notOpen,
      alreadyClaimed: redPacketTexts.alreadyClaimed,
      rechargeNeeded: redPacketTexts.rechargeNeeded,
      soldOut: redPacketTexts.soldOut,
    },
  },
  jobs: [windowsJob(needs)],
})
