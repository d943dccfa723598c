import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGameWallet } from '#apps/server/features/play-modules.ts'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { signRequest } from '#games/protocol/server/sign-request.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'

let gameProvider: TestGameProvider
/** Two processes of one deployment. */
let servers: readonly [FastifyInstance, FastifyInstance]
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  const { context, server } = gameProvider.site
  const other = createHttpServer({ log: context.log, trustedProxies: [], corsOrigins: [], secure: false })
  openGameWallet({ ...context, metrics: createMetrics({ version: 'test' }) }).register(other)
  servers = [server, other]
})
afterAll(async () => {
  await servers[1].close()
  await gameProvider.close()
})

const path = '/glw/v1/txstatus'

/** The statuses of so many questions, sent to both processes in turns and at once. */
async function statusesOf(count: number): Promise<Record<string, number>> {
  const { clock } = gameProvider.site
  const answers = Array.from({ length: count }, async (_, index) => {
    const ts = new Date(clock.now()).toISOString()
    const payload = JSON.stringify({ reqId: newId('req'), currency: 'PHP', ts, txId: 'none' })
    const headers = signRequest(gameProvider.key, { path, body: payload, timeMs: clock.now(), nonce: randomUUID() })
    const { statusCode } = await servers[index % 2 === 0 ? 0 : 1].inject({
      method: 'POST',
      url: path,
      headers,
      payload,
    })
    return statusCode
  })
  const counts: Record<string, number> = {}
  for (const status of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The beginning of a second without requests. */
beforeEach(() => {
  const { clock } = gameProvider.site
  clock.advance(milliseconds(3_000 - (clock.now() % 1_000)))
})

test.each([3, 10, 50])('%i requests of a provider in a second are taken by all processes together', async (rate) => {
  await forgetKeys({ requestsPerSecond: rate })
  expect(await statusesOf(rate * 3)).toEqual({ 200: rate, 429: rate * 2 })
  expect(await statusesOf(4)).toEqual({ 429: 4 })
  gameProvider.site.clock.advance(seconds(1))
  expect(await statusesOf(rate * 3)).toEqual({ 200: rate, 429: rate * 2 })
})

test('a share that was taken ahead counts in the second that it is for', async () => {
  await forgetKeys({ requestsPerSecond: 40 })
  gameProvider.site.clock.advance(milliseconds(900))
  expect(await statusesOf(20)).toEqual({ 200: 20 })
  gameProvider.site.clock.advance(milliseconds(100))
  expect(await statusesOf(100)).toEqual({ 200: 40, 429: 60 })
})

/** The other process remembers a provider for two seconds. */
async function forgetKeys(changes: Parameters<TestGameProvider['setProvider']>[0]): Promise<void> {
  await gameProvider.setProvider(changes)
  gameProvider.site.clock.advance(seconds(3))
}
