import type { ResponseOf } from '#core/contract/call.ts'
import type { makeStaffLink } from '../../member-contract.ts'

/** Where the requested link was sent. */
export const linkSentText = (goes: ResponseOf<typeof makeStaffLink>['goes'], email: string): string =>
  goes === 'toMember'
    ? `The link is on its way to ${email}.`
    : 'No e-mail can be sent from here. Another administrator has to hand the link over.'
