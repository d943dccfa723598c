import type { LinkKind } from '../link-kinds.ts'
import { messages } from './messages/en.ts'

export const tieWords: Readonly<Record<LinkKind, string>> = {
  device: messages.device,
  network: messages.network,
  payout: messages.payoutAccount,
  kyc: messages.document,
}
