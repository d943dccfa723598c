import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import { staffMessages } from '#features/office/staff/server/index.ts'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { feedMessages } from '../messages.ts'
import { createDeliveryService } from './delivery-service.ts'
import {
  makeFeedSecretHandler,
  replayFeedHandler,
  sendDeadLetterAgainHandler,
  setFeedRunningHandler,
  testFeedHandler,
} from './desk/operate-feed.ts'
import { requestFeedPartnerHandler } from './desk/request-feed-partner.ts'
import { listFeedPartnersHandler, viewFeedPartnerHandler } from './desk/view-feed-partners.ts'
import type { FeedDependencies } from './feed-dependencies.ts'
import { feedHousekeeping } from './feed-housekeeping.ts'
import { secretContext } from './feed-secret.ts'
import { partnerKind } from './partner-kind.ts'
import { registerPullRoutes } from './pull/pull-routes.ts'
import { recordEvents } from './record-events.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** What partners outside the house receive of what happens, signed. */
export const eventFeed = (needs: FeedDependencies): FeatureModule & ApprovalKinds => ({
  name: 'event-feed',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      listFeedPartnersHandler,
      viewFeedPartnerHandler,
      requestFeedPartnerHandler(needs),
      makeFeedSecretHandler(needs),
      setFeedRunningHandler(needs),
      sendDeadLetterAgainHandler(needs),
      replayFeedHandler(needs),
      testFeedHandler(needs),
    ],
    refusalTexts: { ...feedMessages, notPermitted: staffMessages.notPermitted },
  },
  approvalKinds: [partnerKind],
  consumers: [recordEvents(needs)],
  jobs: [feedHousekeeping(needs)],
  register: (server) => registerPullRoutes(server, needs),
  services: [createDeliveryService(needs)],
  sealed: ['secret_sealed', 'old_secret_sealed'].map((column) =>
    sealedColumn({
      table: 'feed_partner',
      key: { column: 'id', type: 'bigint' },
      of: 'id',
      value: { column },
      contextOf: secretContext,
      purpose: 'event-feed',
    }),
  ),
})
