import type { SupportQueue } from '#core/support-queue.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'

const tones = { Priority: 'warning', Personal: 'gold' } as const

/** The queue of a VIP level; the standard one, where nearly everybody waits, stays plain. */
export const QueueBadge = ({ queue }: { readonly queue: SupportQueue }) =>
  queue === 'Standard' ? queue : <Badge tone={tones[queue]}>{queue}</Badge>
