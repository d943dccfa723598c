import { formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { listFeedPartners, viewFeedPartner } from '../contract.ts'
import { messages } from './messages/en.ts'

export type Partner = ResponseOf<typeof listFeedPartners>['partners'][number]
export type PartnerView = ResponseOf<typeof viewFeedPartner>
export type DeadLetters = PartnerView['deadLetters'][number]

export const waitingText = ({ waiting, isMore }: Partner): string =>
  isMore
    ? formatMessage(messages.waitingMore, { count: waiting.toLocaleString('en-PH') })
    : waiting.toLocaleString('en-PH')

export const timeOr = (at: Instant | null, otherwise: string): string => (at === null ? otherwise : formatInstant(at))
