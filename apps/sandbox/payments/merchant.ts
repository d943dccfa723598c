/** The one merchant that SandPay knows, as it would be registered in a provider's console. */
export type Merchant = {
  /** Signs the merchant's requests and SandPay's webhooks. */
  readonly secret: string
  /** Where events are sent. Absent: nowhere, the merchant has to ask. */
  readonly webhookUrl?: string | undefined
  /** The same for payouts. */
  readonly payoutWebhookUrl?: string | undefined
}
