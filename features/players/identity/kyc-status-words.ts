import type { KycStatus } from './identity-words.ts'

/** States as members read them, on pages and in exports. */
export const kycStatusWords = {
  NONE: 'Not started',
  DRAFT: 'Draft',
  SUBMITTED: 'Pending review',
  APPROVED: 'Approved',
  NEED_INFO: 'Information requested',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
} as const satisfies Readonly<Record<KycStatus, string>>
