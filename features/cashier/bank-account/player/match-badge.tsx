import { Badge } from '#platform/ui/badge/badge.tsx'
import { messages } from './messages/en.ts'

export interface MatchBadgeProps {
  account: { nameMatch: 'passes' | 'review' | 'differs' | 'unknown'; isVerified: boolean }
}

/** What a withdrawal to an account has to expect. */
export function MatchBadge({ account: { nameMatch, isVerified } }: MatchBadgeProps) {
  if (nameMatch === 'differs') return <Badge tone="danger">{messages.nameDiffers}</Badge>
  if (nameMatch === 'review') return <Badge tone="warning">{messages.nameInReview}</Badge>
  return isVerified ? <Badge tone="success">{messages.verified}</Badge> : <Badge>{messages.new}</Badge>
}
