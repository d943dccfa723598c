import type { DatabaseSync } from 'node:sqlite'
import type { Merchant } from './merchant.ts'
import type { WebhookSender } from './webhook-sender.ts'

export type PaymentsOptions = {
  readonly database: DatabaseSync
  readonly merchant: Merchant
  readonly now: () => number
  readonly publicUrl: () => string
  readonly sender: WebhookSender
}
