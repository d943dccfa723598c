import type { MessageState } from './message-state.ts'

/** What became of a message, on the page and in its export. */
export const messageStateWords = {
  waiting: 'Waiting',
  sent: 'Sent',
  noConsent: 'Not sent: no consent',
  noAddress: 'Not sent: no address',
  braked: 'Not sent: protected',
  stopped: 'Not sent: campaign stopped',
  late: 'Not sent: too late',
  failed: 'Not sent: refused by the service',
} as const satisfies Readonly<Record<MessageState, string>>
