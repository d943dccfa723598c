import type { DatabaseSync } from 'node:sqlite'
import { type Delivery, deliveryListDue, deliveryMarkTried } from './delivery.store.ts'
import type { Merchant } from './merchant.ts'
import { proofFind, proofHeaders } from './weak-mode.ts'

export type WebhookSender = {
  /** Sends what is due: side by side, and what is about one payment one after the other, as a provider's queue would. */
  readonly sendDue: () => Promise<void>
  readonly stop: () => Promise<void>
}

const attemptsMax = 12
const timeoutMs = 5_000
const lookEveryMs = 200

type SenderOptions = { readonly database: DatabaseSync; readonly merchant: Merchant; readonly now: () => number }

/** Tells the merchant what happened, again and again with longer pauses until it answers 2xx. */
export function createWebhookSender({ database, merchant, now }: SenderOptions): WebhookSender {
  let sending = Promise.resolve()
  const sendDue = () => {
    sending = sending.then(sendAll)
    return sending
  }
  const sendAll = async () => {
    const aboutEach = Map.groupBy(deliveryListDue(database, now()), ({ paymentId }) => paymentId)
    await Promise.all(
      Array.from(aboutEach.values(), async (deliveries) => {
        for (const delivery of deliveries) await send(delivery)
      }),
    )
  }
  const send = async (delivery: Delivery) => {
    const url = delivery.paymentId.startsWith('po_') ? merchant.payoutWebhookUrl : merchant.webhookUrl
    if (url === undefined) return
    const status = await statusOf(url, delivery)
    const isOver = (status >= 200 && status < 300) || delivery.attempts + 1 >= attemptsMax
    const dueAt = isOver ? null : now() + pauseMs(delivery.attempts)
    deliveryMarkTried(database, { id: delivery.id, status, dueAt })
  }
  const statusOf = async (url: string, { body }: Delivery): Promise<number> => {
    const proof = proofHeaders(proofFind(database), merchant.secret, { body, now: now() })
    const headers = { 'content-type': 'application/json', ...proof }
    const sent = fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
    // 0 stands for a merchant that was not there.
    return sent.then(
      ({ status }) => status,
      () => 0,
    )
  }
  const timer = setInterval(() => void sendDue(), lookEveryMs)
  return {
    sendDue,
    stop: async () => {
      clearInterval(timer)
      await sending
    },
  }
}

/** 1 s, 2 s, 4 s ... and never more than an hour. */
const pauseMs = (attempts: number): number => Math.min(1_000 * 2 ** attempts, 3_600_000)
