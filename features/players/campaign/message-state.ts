/** What became of a message that leaves the product. All but the first two say why it was not sent. */
export const messageStates = [
  'waiting',
  'sent',
  'noConsent',
  'noAddress',
  'braked',
  'stopped',
  'late',
  'failed',
] as const
export type MessageState = (typeof messageStates)[number]
