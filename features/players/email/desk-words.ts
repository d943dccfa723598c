import type { EmailKind, EmailState } from './rules.ts'

/** What an e-mail is about, on the page and in its export. */
export const emailKindWords = {
  addressCode: 'Code for an address',
  addressChanged: 'Changed address',
  security: 'Security message',
  paidOut: 'Paid withdrawal',
  limitReached: 'Reached limit',
  identityDecided: 'Identity decision',
  supportWrote: 'Message of customer service',
  chatAnswered: 'Answer in the chat',
  promos: 'Promo',
} as const satisfies Readonly<Record<EmailKind, string>>

/** What became of it. */
export const emailStateWords = {
  waiting: 'Waiting',
  sent: 'Sent',
  refused: 'Refused',
  failed: 'Failed for good',
  late: 'Too late to send',
} as const satisfies Readonly<Record<EmailState, string>>
