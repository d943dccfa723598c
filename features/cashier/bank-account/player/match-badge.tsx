import { Badge } from '#platform/ui/badge/badge.tsx'

export interface MatchBadgeProps {
  account: { nameMatch: 'passes' | 'review' | 'differs' | 'unknown'; isVerified: boolean }
}

/** What a withdrawal to an account has to expect. */
export function MatchBadge({ account: { nameMatch, isVerified } }: MatchBadgeProps) {
  if (nameMatch === 'differs') return <Badge tone="danger">Other name</Badge>
  if (nameMatch === 'review') return <Badge tone="warning">Name is checked</Badge>
  return isVerified ? <Badge tone="success">Verified</Badge> : <Badge>New</Badge>
}
