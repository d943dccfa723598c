/** The queues of customer service, by what the operator's VIP levels name. The last one is served first. */
export const supportQueues = ['Standard', 'Priority', 'Personal'] as const
export type SupportQueue = (typeof supportQueues)[number]
