import type { LinkKind } from '../link-kinds.ts'

export const tieWords: Readonly<Record<LinkKind, string>> = {
  device: 'Device',
  network: 'Network',
  payout: 'Account paid to',
  kyc: 'Document',
}
