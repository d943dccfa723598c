import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { deliveryVerdict, signatureOf } from './delivery-verdict.ts'
import { deliveryInsert, feedSettingsFind, type PullSettings, pullSettingsSave } from './feed.store.ts'
import type { FeedOptions } from './feed-options.ts'

const answerTimeoutMs = 30_000
const page = v.object({ cursor: v.string() })

/** As a partner who cannot receive webhooks: reads the next events, and keeps the cursor for the next time. */
export async function pullEvents({ database, now }: FeedOptions, settings: PullSettings): Promise<void> {
  const { url, partner, cursor } = settings
  const known = feedSettingsFind(database).secrets.split(/\s+/).filter(Boolean)
  const target = `/feed/v1/events${cursor === null ? '' : `?${new URLSearchParams({ cursor }).toString()}`}`
  const [id, timestamp] = [randomUUID(), String(Math.floor(now() / 1_000))]
  const headers = {
    'feed-partner': partner,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(`${id}.${timestamp}.GET ${target}`, known[0] ?? '')}`,
  }
  const keep = (verdict: string, body: string) =>
    deliveryInsert(database, { webhookId: `read by partner ${partner}`, verdict, body, createdAt: now() })
  try {
    const reply = await fetch(new URL(target, url), { headers, signal: AbortSignal.timeout(answerTimeoutMs) })
    const body = await reply.text()
    if (reply.status !== 200) return keep(`answered ${reply.status}`, body)
    const verdict = deliveryVerdict({ headers: Object.fromEntries(reply.headers), body, now: now() }, known)
    keep(verdict, body)
    if (verdict === 'verified') pullSettingsSave(database, { ...settings, ...v.parse(page, JSON.parse(body)) })
  } catch (fault) {
    keep(`no answer: ${String(fault)}`, '')
  }
}
