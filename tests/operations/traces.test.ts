import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#features/players/account/contract.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { createLog } from '#platform/log/log.ts'
import { createTraces } from '#platform/observe/traces.ts'
import { asWork } from '#platform/work/work.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const attribute = v.object({ key: v.string(), value: v.object({ stringValue: v.string() }) })
const spanSchema = v.object({
  traceId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  spanId: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  kind: v.picklist([1, 2, 3, 5]),
  startTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
  endTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
  attributes: v.array(attribute),
  status: v.object({ code: v.optional(v.number()) }),
})
const exportSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ scope: v.object({ name: v.string() }), spans: v.array(spanSchema) })),
    }),
  ),
})
type Span = v.InferOutput<typeof spanSchema>

/** A stand-in for a collector: it takes what the protocol allows and nothing else. */
async function openCollector() {
  const spans: Span[] = []
  const texts: string[] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    texts.push(Buffer.concat(chunks).toString())
    const body = v.parse(exportSchema, JSON.parse(texts.at(-1) ?? ''))
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { spans, texts, url: `http://127.0.0.1:${port}/v1/traces`, close: () => server.close() }
}

const log = createLog({ level: 'silent', style: 'json' })
const optionsFor = (url: string, share = 1) => ({ url, share, service: 'bituin-test', version: '1', log })

let site: TestSite
let collector: Awaited<ReturnType<typeof openCollector>>
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoContent(site.context.db, site.clock.now())
  collector = await openCollector()
})
afterAll(async () => {
  collector.close()
  await site.close()
})

test('one deposit is one trace: the call, its statements, the provider, the report and the credit', async () => {
  const player = await registerPlayer(site, '09452220001', { ip: '10.1.9.1' })
  const deposits = openTestDeposits(site)
  const traces = createTraces(optionsFor(collector.url))
  const order = await deposits.begin(player, 50_000)
  expect(await deposits.tell(order, 'paid')).toBe(200)
  await traces.close()
  expect(await deposits.coinOf(player)).toBe(50_000)

  const { spans } = collector
  const call = spans.find(({ name }) => name === beginDeposit.path)
  const deposit = spans.filter(({ traceId }) => traceId === call?.traceId)
  const named = (name: string) => deposit.find((span) => span.name === name)
  expect(named('sandpay')).toMatchObject({ parentSpanId: call?.spanId, kind: 3 })
  expect(named('deposit_order_mark_begun')).toMatchObject({ parentSpanId: call?.spanId, kind: 3 })
  const [webhook, report] = [named('payments/sandpay/webhook'), named('depositReport')]
  expect(webhook).toMatchObject({ kind: 2 })
  expect(report).toMatchObject({ parentSpanId: webhook?.spanId })
  expect(named('deposit_order_mark_credited')).toMatchObject({ parentSpanId: report?.spanId })
  // Each part lies within its whole.
  const begun = new Map(deposit.map(({ spanId, startTimeUnixNano }) => [spanId, BigInt(startTimeUnixNano)]))
  const isEarly = ({ parentSpanId = '', startTimeUnixNano }: Span): boolean =>
    BigInt(startTimeUnixNano) < (begun.get(parentSpanId) ?? 0n)
  expect(deposit.filter(isEarly)).toEqual([])
  const everything = collector.texts.join('')
  for (const secret of [order.orderId, order.paymentId, player.token, '09452220001', '9452220001'])
    expect(everything).not.toContain(secret)
})

test('another call is a trace of its own, and a share of nothing sends nothing', async () => {
  const before = collector.spans.length
  const none = createTraces(optionsFor(collector.url, 0))
  await site.sendRaw(signIn.path, {})
  await none.close()
  expect(collector.spans).toHaveLength(before)
  const all = createTraces(optionsFor(collector.url))
  await Promise.all([site.sendRaw(signIn.path, {}), site.sendRaw(signIn.path, {})])
  await all.close()
  const own = collector.spans.slice(before).filter(({ name }) => name === signIn.path)
  expect(new Set(own.map(({ traceId }) => traceId)).size).toBe(2)
})

test('a collector that is away costs its spans and nothing else', async () => {
  const traces = createTraces(optionsFor('http://127.0.0.1:9/v1/traces'))
  expect(await asWork({ kind: 'job', name: 'test' }, async () => 'done')).toBe('done')
  await expect(traces.close()).resolves.toBeUndefined()
})
