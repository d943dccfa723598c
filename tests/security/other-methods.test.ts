import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPrefix } from '#core/contract/envelope.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { operations } from '#games/protocol/operations.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

const paths = (prefix: string, features: TestBackOffice['site']['features']['player']) =>
  features
    .flatMap(({ handlers, forms = [] }) => [...handlers.map(({ call }) => call), ...forms])
    .map(({ path }) => prefix + path)

type Door = readonly [string, () => { readonly server: FastifyInstance; readonly posted: readonly string[] }]
const doors: readonly Door[] = [
  ['players', () => ({ server: office.site.server, posted: paths(callPrefix, office.site.features.player) })],
  ['the staff', () => ({ server: office.server, posted: paths(staffCallPrefix, office.site.features.backOffice) })],
  [
    'providers of games',
    () => ({ server: office.site.server, posted: Object.keys(operations).map((name) => `/glw/v1/${name}`) }),
  ],
  [
    'aggregators and payment providers',
    () => ({
      server: office.site.server,
      posted: ['/payments/sandpay/webhook', '/payouts/sandpay/webhook', '/adapters/softswiss-style/some-provider/play'],
    }),
  ],
]

test.each(doors)(
  'every call of %s, made by another method, answers 405 and says by which it is made',
  async (_, door) => {
    const { server, posted } = door()
    expect(posted.length).toBeGreaterThan(2)
    for (const url of posted) {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
        const { statusCode, headers, body } = await server.inject({ method, url })
        expect([url, method, statusCode, headers.allow]).toEqual([url, method, 405, 'POST'])
        expect(JSON.parse(body)).toEqual({ code: 405, errcode: 405, msg: 'This call uses another method.' })
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
      }
      expect((await server.inject({ method: 'HEAD', url })).statusCode, url).toBe(405)
    }
  },
)

test('a read call refuses POST, and an unknown path is 404 by every method', async () => {
  const { server } = office.site
  const posted = await server.inject({ method: 'POST', url: `${callPrefix}openapi.json`, payload: {} })
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    for (const path of ['noSuchCall', 'login/more', '']) {
      const { statusCode, headers } = await server.inject({ method, url: callPrefix + path })
      expect([method, path, statusCode, headers.allow]).toEqual([method, path, 404, undefined])
    }
  }
})
