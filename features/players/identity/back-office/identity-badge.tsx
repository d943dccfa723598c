import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { KycStatus } from '../identity-words.ts'
import { kycStatusWords } from '../kyc-status-words.ts'

const looks = {
  NONE: { tone: 'neutral', text: kycStatusWords.NONE },
  DRAFT: { tone: 'neutral', text: kycStatusWords.DRAFT },
  SUBMITTED: { tone: 'warning', text: kycStatusWords.SUBMITTED },
  APPROVED: { tone: 'success', text: kycStatusWords.APPROVED },
  NEED_INFO: { tone: 'neutral', text: kycStatusWords.NEED_INFO },
  REJECTED: { tone: 'danger', text: kycStatusWords.REJECTED },
  EXPIRED: { tone: 'neutral', text: kycStatusWords.EXPIRED },
  REVOKED: { tone: 'danger', text: kycStatusWords.REVOKED },
} as const satisfies Readonly<Record<KycStatus, { readonly tone: BadgeProps['tone']; readonly text: string }>>

export const IdentityBadge = ({ status }: { readonly status: KycStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].text}</Badge>
)
