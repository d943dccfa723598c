import { afterAll, beforeAll, expect, test } from 'vitest'
import { ping } from '#features/players/account/contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { goodPassword, international, registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test.each([
  { what: 'an answer', path: getConfiguration.path, body: {} },
  { what: 'a refused session', path: ping.path, body: {} },
  { what: 'a malformed body', path: ping.path, body: '[]' },
  { what: 'an unknown call', path: 'noSuchCall', body: {} },
])('$what carries the whole set of security headers', async ({ path, body }) => {
  const { headers } = await site.sendRaw(path, body)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('an origin that is not listed gets no permission', async () => {
  const response = await site.server.inject({
    method: 'OPTIONS',
    url: `/app/v1/${ping.path}`,
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  })
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
})

test('the OpenAPI document names every call that is served', async () => {
  const response = await site.server.inject({ method: 'GET', url: '/app/v1/openapi.json' })
  const { openapi, paths } = response.json<{ openapi: string; paths: Record<string, unknown> }>()
  const calls = site.features.player.flatMap(({ handlers }) => handlers.map(({ call }) => call))
  const forms = site.features.player.flatMap(({ forms: own = [] }) => own)
  const served = [...calls, ...forms].map(({ path }) => `/app/v1/${path}`)
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).toSorted()).toEqual(served.toSorted())
})

test('the OpenAPI document says that an upload is a form with a file', async () => {
  const response = await site.server.inject({ method: 'GET', url: '/app/v1/openapi.json' })
  const { paths } = response.json<{ paths: Record<string, { post: { requestBody: { content: object } } }> }>()
  expect(JSON.stringify(paths['/app/v1/uploadKyc']?.post.requestBody.content)).toMatch(
    /^{"multipart\/form-data":.*"binary"/,
  )
})

test('an unavailable database is answered with 503 and logs nobody out', async () => {
  const away = await openTestSite()
  const { token } = await registerPlayer(away, '09471110001')
  await away.context.db.close()
  const answer = await away.send(ping, {}, { token })
  expect(answer).toMatchObject({ status: 503, body: { code: 503 } })
  expect(answer.headers['retry-after']).toBeTruthy()
  await away.close().catch(() => undefined)
})

test('signing in takes the same time for an account that exists and one that does not', async () => {
  const known = await registerPlayer(site, '09471110002')
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < 15; i++) {
    times.known.push(await timeOf(known.mobile, i))
    // Three tries lock an account, known or not; this test is about the answers before that.
    await site.context.limiter.reset([{ name: 'passwordFailures', key: international(known.mobile) }])
    times.unknown.push(await timeOf(`0947222${String(i).padStart(4, '0')}`, i))
  }
  const ratio = Math.min(...times.known) / Math.min(...times.unknown)
  // The quickest of each, because a busy machine only adds. Hashing is most of a sign-in: an answer without it would be many times faster.
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

async function timeOf(account: string, i: number): Promise<number> {
  const started = performance.now()
  await signInAs(site, account, { password: goodPassword.slice(1), ip: `10.77.0.${i}` })
  return performance.now() - started
}
