import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import { testRefusalTexts } from '#features/players/message-template/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { campaignData } from './campaign-data.ts'
import type { CampaignChannels } from './campaign-channels.ts'
import { campaignStartKind } from './campaign-start-kind.ts'
import { changeCampaigns } from './desk/change-campaigns.ts'
import { readCampaigns } from './desk/read-campaigns.ts'
import { previewMessageHandler } from './desk/preview-message.ts'
import { staffFieldMeanings } from './desk/staff-field-meanings.ts'
import { testMessageHandler } from './desk/test-message.ts'
import { deliverMessage } from './deliver-message.ts'
import { protectPlayers } from './protect-players.ts'
import { runCampaigns } from './run-campaigns.ts'

type CampaignDependencies = Pick<StaffDependencies, 'audit' | 'limiter'> & {
  readonly db: Database
  readonly channels: CampaignChannels
}

/** Messages and gifts that players get step by step. */
export const campaign = (needs: CampaignDependencies): FeatureModule & ApprovalKinds => ({
  name: 'campaign',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [...readCampaigns, ...changeCampaigns(needs), previewMessageHandler(needs), testMessageHandler(needs)],
    refusalTexts: {
      notPermitted: staffMessages.notPermitted,
      stale: staffMessages.stale,
      campaignNotFound: 'This campaign does not exist.',
      graphFaulty: 'The campaign can’t be used like this.',
      campaignNameTaken: 'Another campaign has this name. Choose a different one.',
      giftAboveMax: 'A gift is above the cap for one message. An administrator can raise the cap, with approval.',
      sentBefore: 'The start of this campaign already waits for approval.',
      newerVersion: 'A newer version was saved meanwhile. Reload the page and look at it first.',
      alreadyLive: 'This version is live already.',
      notLive: 'This campaign is not live.',
      ...testRefusalTexts,
    },
  },
  jobs: [runCampaigns(needs), deliverMessage(needs), protectPlayers(needs)],
  approvalKinds: [campaignStartKind],
  personalData: [campaignData],
})

export type { CampaignChannels } from './campaign-channels.ts'
