import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const token = 'a token of the collector'

async function scrape(
  given: string | undefined,
  request: { remoteAddress?: string; headers?: Record<string, string> },
) {
  const server = fastify()
  serveMetrics(server, createMetrics({ version: 'test' }), given)
  const { statusCode, body } = await server.inject({ url: '/metrics', ...request })
  return { statusCode, isServed: body.includes('build_info') }
}

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  'without a token they are told to %s',
  async (address) => {
    expect(await scrape(undefined, { remoteAddress: address })).toEqual({ statusCode: 200, isServed: true })
  },
)

test.each([
  { remoteAddress: '10.0.0.7' },
  { remoteAddress: '2001:db8::1' },
  { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } },
  { remoteAddress: '127.0.0.1', headers: { forwarded: 'for=203.0.113.7' } },
])('without a token they are not served to %o', async (request) => {
  expect(await scrape(undefined, request)).toEqual({ statusCode: 401, isServed: false })
})

test('with a token they are served to its bearer, and to nobody else', async () => {
  const from = { remoteAddress: '10.0.0.7' }
  expect((await scrape(token, { ...from, headers: { authorization: `Bearer ${token}` } })).isServed).toBe(true)
  expect(await scrape(token, { ...from, headers: { authorization: 'Bearer wrong' } })).toEqual({
    statusCode: 401,
    isServed: false,
  })
  expect(await scrape(token, { remoteAddress: '127.0.0.1' })).toEqual({ statusCode: 401, isServed: false })
})
