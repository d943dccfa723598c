import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { KycStatus } from '../identity-words.ts'

const looks = {
  NONE: { tone: 'neutral', text: 'Nothing yet' },
  DRAFT: { tone: 'neutral', text: 'Draft' },
  SUBMITTED: { tone: 'warning', text: 'Waiting' },
  APPROVED: { tone: 'success', text: 'Approved' },
  NEED_INFO: { tone: 'neutral', text: 'Asked again' },
  REJECTED: { tone: 'danger', text: 'Rejected' },
  EXPIRED: { tone: 'neutral', text: 'Expired' },
  REVOKED: { tone: 'danger', text: 'Revoked' },
} as const satisfies Readonly<Record<KycStatus, { readonly tone: BadgeProps['tone']; readonly text: string }>>

export const IdentityBadge = ({ status }: { readonly status: KycStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].text}</Badge>
)
