import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import type { viewPromotion } from '../staff-contract.ts'
import { latestIsOpenEnded } from './latest-is-open-ended.ts'
import { messages } from './messages/en.ts'

type PromotionView = Pick<ResponseOf<typeof viewPromotion>, 'state' | 'latest' | 'terms'>

/** Says before anybody submits it why the newest version cannot be activated. */
export const MissingBudget = ({ promotion }: { readonly promotion: PromotionView }) =>
  promotion.latest !== null &&
  promotion.state !== 'ENDED' &&
  latestIsOpenEnded(promotion) && (
    <Notice tone="warning">{formatMessage(messages.versionWithoutBudget, { version: promotion.latest })}</Notice>
  )
