import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { defaultSettings } from '#features/office/web-configuration/server/index.ts'
import { registration } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { register, signInByLine } from '../../contract.ts'

const codeVerifier = 'a-verifier-that-is-long-enough-for-the-tests-0123456789'
const maria = 'U4af4980629a1b0e6d2c35c7f0e8d9b11'
const jun = 'U91b2f0c7a4d35e68b1f2039d7c4e5a26'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.set({ ...defaultSettings, registerType: 'username', otpStatus: false, lineLogin: true })
})
afterAll(() => site.close())

/** Consents on LINE's page as the user would, and returns with the redirect's parameters. */
async function consentOf(user: string): Promise<{ code: string; state: string; codeVerifier: string }> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: '1650000000',
    redirect_uri: 'http://127.0.0.1:8080/login',
    state: 'a-state-of-the-tests',
    scope: 'profile openid email',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await (await fetch(`${site.sandbox.url}/line/oauth2/v2.1/authorize?${query}`)).text()
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const answer = await fetch(`${site.sandbox.url}/line/oauth2/v2.1/authorize/consent`, {
    method: 'POST',
    body: new URLSearchParams({ request, answer: 'agree', user }),
    redirect: 'manual',
  })
  const back = new URL(answer.headers.get('location') ?? 'http://nowhere.example')
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '', codeVerifier }
}

async function registerWith(ticket: string, account: string) {
  const { code: _code, ...request } = await registration(site, account, { code: '123456' })
  return site.send(register, { ...request, lineTicket: ticket })
}

test('who LINE knows and we do not gets a ticket, registers with it, and then signs in by LINE alone', async () => {
  const first = await site.send(signInByLine, await consentOf(maria))
  expect(first.body).toMatchObject({ errcode: 1055, ticket: expect.any(String) })
  const registered = await registerWith(String(first.body.ticket), 'mariabyline')
  expect(registered.body).toMatchObject({ errcode: 0, nickname: 'Maria Santos', lineAccount: 'LINE' })
  const again = await site.send(signInByLine, await consentOf(maria))
  expect(again.body).toMatchObject({ errcode: 0, id: registered.body.id })
})

test('a ticket opens one account, and none after a quarter of an hour', async () => {
  const { ticket } = (await site.send(signInByLine, await consentOf(jun))).body
  site.clock.advance(minutes(15))
  const late = await registerWith(String(ticket), 'junbyline01')
  expect(late.body).toMatchObject({ errcode: 0, lineAccount: '' })
})

test.each([
  { what: 'a code that LINE never gave', change: { code: 'made-up' } },
  { what: 'a verifier of somebody else', change: { codeVerifier: 'v'.repeat(43) } },
])('$what is refused', async ({ change }) => {
  const answer = await site.send(signInByLine, { ...(await consentOf(maria)), ...change })
  expect(answer.body.errcode).toBe(1054)
})

test('a code is good for one sign-in', async () => {
  const consent = await consentOf(maria)
  expect((await site.send(signInByLine, consent)).body.errcode).toBe(0)
  expect((await site.send(signInByLine, consent)).body.errcode).toBe(1054)
})

test.each([
  { what: 'suspended', closedAt: null, errcode: 1018 },
  { what: 'closed by its player', closedAt: new Date('2026-11-21T00:00:00Z'), errcode: 1058 },
])('an account that is $what says so to LINE, too', async ({ closedAt, errcode }) => {
  const { pool } = site.context.db
  const stop = 'update player set state = $1, closed_at = $2 where line_subject = $3'
  await pool.query(stop, ['suspended', closedAt, maria])
  expect((await site.send(signInByLine, await consentOf(maria))).body.errcode).toBe(errcode)
  await pool.query(stop, ['active', null, maria])
})

test('LINE is refused while the operator has it off', async () => {
  const consent = await consentOf(maria)
  await site.set({ ...defaultSettings, lineLogin: false })
  expect((await site.send(signInByLine, consent)).body.errcode).toBe(1053)
})

test('an unreachable LINE is reported as such', async () => {
  const consent = await consentOf(maria)
  const other = await openTestSite()
  await other.set({ ...defaultSettings, lineLogin: true })
  await other.sandbox.close()
  expect((await other.send(signInByLine, consent)).body.errcode).toBe(1053)
  await other.close().catch(() => undefined)
})
