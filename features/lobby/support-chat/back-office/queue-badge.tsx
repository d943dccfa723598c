import { type SupportQueue, supportQueueWords } from '#core/support-queue.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'

const tones = { priority: 'warning', personal: 'gold' } as const

/** The queue of a VIP level; the standard one, where nearly everybody waits, stays plain. */
export const QueueBadge = ({ queue }: { readonly queue: SupportQueue }) =>
  queue === 'standard' ? supportQueueWords[queue] : <Badge tone={tones[queue]}>{supportQueueWords[queue]}</Badge>
