import {
  activityRefusalTexts,
  type PromotionModule,
  type PromotionDependencies,
} from '#features/promotions/kit/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { birthdayGiftsJob } from './birthday-gifts-job.ts'
import { fieldMeanings } from './field-meanings.ts'
import { periodGiftsJob } from './period-gifts-job.ts'
import { readVipHandler } from './read-vip.ts'
import { vipFollowsDeposits } from './vip-follows-deposits.ts'
import { vipKind } from './vip-kind.ts'
import { vipTemplates } from './vip-templates.ts'

/** The VIP ladder: its page, its reaction to deposits, and the periodic gifts. */
export const vipFeature = (needs: PromotionDependencies & { readonly db: Database }): PromotionModule => ({
  served: { kind: vipKind, byHand: 'levels' },
  name: 'vip',
  player: { handlers: [readVipHandler], fieldMeanings, refusalTexts: activityRefusalTexts },
  hooks: [vipFollowsDeposits],
  jobs: [periodGiftsJob(needs), birthdayGiftsJob(needs)],
  messageTemplates: vipTemplates,
})

export { vipActing, vipFacts, vipLevelsOf, vipPrivileges } from './vip-privileges.ts'
