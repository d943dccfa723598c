/** The queues of customer service, by what the operator's VIP levels name. The last one is served first. */
export const supportQueues = ['standard', 'priority', 'personal'] as const
export type SupportQueue = (typeof supportQueues)[number]

/** As members read them, on pages and in exports. */
export const supportQueueWords = {
  standard: 'Standard',
  priority: 'Priority',
  personal: 'Personal',
} as const satisfies Readonly<Record<SupportQueue, string>>
