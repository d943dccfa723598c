import { Badge } from '#platform/ui/badge/badge.tsx'
import { messages } from './messages/en.ts'
import type { Partner } from './partner.ts'

export function PartnerStateBadge({
  partner: { isRunning, failingSince, stoppedBecause },
}: {
  readonly partner: Partner
}) {
  if (!isRunning && stoppedBecause === 'gone') return <Badge tone="danger">{messages.stoppedGone}</Badge>
  if (!isRunning) return <Badge>{messages.stopped}</Badge>
  return failingSince === null ? (
    <Badge tone="success">{messages.running}</Badge>
  ) : (
    <Badge tone="danger">{messages.failing}</Badge>
  )
}
