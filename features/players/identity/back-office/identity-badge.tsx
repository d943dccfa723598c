import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { KycStatus } from '../identity-words.ts'
import { messages } from './messages/en.ts'

const looks = {
  NONE: { tone: 'neutral', text: messages.notStarted },
  DRAFT: { tone: 'neutral', text: messages.draft },
  SUBMITTED: { tone: 'warning', text: messages.pending },
  APPROVED: { tone: 'success', text: messages.approved },
  NEED_INFO: { tone: 'neutral', text: messages.infoRequested },
  REJECTED: { tone: 'danger', text: messages.rejected },
  EXPIRED: { tone: 'neutral', text: messages.expired },
  REVOKED: { tone: 'danger', text: messages.revoked },
} as const satisfies Readonly<Record<KycStatus, { readonly tone: BadgeProps['tone']; readonly text: string }>>

export const IdentityBadge = ({ status }: { readonly status: KycStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].text}</Badge>
)
