import type { ResponseOf } from '#core/contract/call.ts'
import type { makeStaffLink } from '../../member-contract.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Where the requested link was sent. */
export const linkSentText = (goes: ResponseOf<typeof makeStaffLink>['goes'], email: string): string =>
  goes === 'toMember' ? formatMessage(messages.linkSent, { email }) : messages.linkNotSent
