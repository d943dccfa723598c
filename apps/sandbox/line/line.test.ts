import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { channel, redirectUri, startTestSandbox, type TestSandbox } from '../test-sandbox.ts'
import { lineUsers } from './line-users.ts'

const verifier = 'a-verifier-of-the-tests-that-is-long-enough-0123456789'
const challenge = createHash('sha256').update(verifier).digest('base64url')
const maria = { id: 'U4af4980629a1b0e6d2c35c7f0e8d9b11', name: 'Maria Santos', email: 'maria.santos@example.com' }
const minutes = (count: number): number => count * 60_000

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

describe('asking for consent', () => {
  test('the page names who asks and offers every person', async () => {
    const page = await (await authorize()).text()
    expect(page).toContain('127.0.0.1:8080')
    expect(page).toContain('Maria Santos')
    expect(page).toContain('Bong &lt;3 &amp; Tess')
    for (const { id } of lineUsers) expect(page).toContain(`value="${id}"`)
  })

  test('a form of the page may lead to the product and nowhere else', async () => {
    const policy = (await authorize()).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("form-action 'self' http://127.0.0.1:8080;")
    expect(policy).not.toContain('unsafe')
  })

  test.each([
    ['an unknown channel', { client_id: '1650000002' }],
    ['no channel', { client_id: undefined }],
    ['no redirect address', { redirect_uri: undefined }],
    ['another host', { redirect_uri: 'http://evil.example/login?from=line' }],
    ['another path', { redirect_uri: 'http://127.0.0.1:8080/login/?from=line' }],
    ['a longer query', { redirect_uri: `${redirectUri}&x=1` }],
    ['a shorter query', { redirect_uri: 'http://127.0.0.1:8080/login' }],
    ['another case', { redirect_uri: 'http://127.0.0.1:8080/Login?from=line' }],
  ])('%s is shown as a fault and sends the browser nowhere', async (_what, change) => {
    const answer = await authorize(change)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.text()).toContain('400 Bad Request')
  })

  test.each([
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no response type', { response_type: undefined }, 'invalid_request'],
    ['no scope', { scope: undefined }, 'invalid_scope'],
    ['an unknown scope', { scope: 'profile friends' }, 'invalid_scope'],
    ['email without openid', { scope: 'profile email' }, 'invalid_scope'],
    ['email alone', { scope: 'email' }, 'invalid_scope'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge without method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a method without challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a malformed challenge', { code_challenge: 'short' }, 'invalid_request'],
  ])('%s goes back to the product as %s with its state', async (_what, change, error) => {
    const answer = await authorize(change)
    const location = readLocation(answer)
    expect(answer.status).toBe(302)
    expect(location.href.startsWith(redirectUri)).toBe(true)
    expect(location.searchParams.get('error')).toBe(error)
    expect(location.searchParams.get('error_description')).toBeTruthy()
    expect(location.searchParams.get('state')).toBe('state-1')
  })

  test.each([
    ['no state', authorizeUrl({ state: undefined })],
    ['a state given twice', `${authorizeUrl()}&state=other`],
  ])('%s goes back to the product as invalid_request without a state', async (_what, path) => {
    const location = readLocation(await open(path))
    expect(location.searchParams.get('error')).toBe('invalid_request')
    expect(location.searchParams.has('state')).toBe(false)
  })
})

describe('answering', () => {
  test('agreeing returns a code and the state, and keeps the query of the redirect address', async () => {
    const answer = await agree(await authorizationRequest())
    const location = readLocation(answer)
    expect(answer.status).toBe(303)
    expect(location.origin + location.pathname).toBe('http://127.0.0.1:8080/login')
    expect([...location.searchParams.keys()]).toEqual(['from', 'code', 'state'])
    expect(location.searchParams.get('state')).toBe('state-1')
  })

  test('cancelling returns access_denied and the state, and no code', async () => {
    const answer = await consent({ request: await authorizationRequest(), answer: 'cancel' })
    expect(readLocation(answer).href).toBe(
      `${redirectUri}&error=access_denied&error_description=The+resource+owner+denied+the+request.&state=state-1`,
    )
  })

  test('a request can be answered once', async () => {
    const request = await authorizationRequest()
    await consent({ request, answer: 'cancel' })
    const again = await agree(request)
    expect(again.status).toBe(400)
    expect(await again.text()).toContain('answered already')
  })

  test('a request waits for ten minutes', async () => {
    const request = await authorizationRequest()
    sandbox.pass(minutes(10))
    expect((await agree(request)).status).toBe(400)
  })

  test.each([
    ['an unknown request', { request: 'unknown', answer: 'agree', user: maria.id }],
    ['an unknown person', { answer: 'agree', user: 'U00000000000000000000000000000000' }],
    ['agreement without a person', { answer: 'agree' }],
    ['no answer', { user: maria.id }],
  ])('%s is refused with a page', async (_what, change) => {
    const answer = await consent({ request: await authorizationRequest(), ...change })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })
})

describe('fetching the token', () => {
  test('a code gives tokens that say who signed in', async () => {
    const { status, body } = await exchange({ code: await grantedCode() })
    expect(status).toBe(200)
    const tokens = v.parse(tokenAnswer, body)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 2_592_000, scope: 'profile openid' })

    const [header = '', payload = '', signature] = (tokens.id_token ?? '').split('.')
    expect(signature).toBe(createHmac('sha256', channel.secret).update(`${header}.${payload}`).digest('base64url'))
    expect(decode(header)).toEqual({ typ: 'JWT', alg: 'HS256' })
    const issuedAt = Date.UTC(2026, 10, 21, 4, 0, 0) / 1_000
    expect(decode(payload)).toEqual({
      iss: 'https://access.line.me',
      sub: maria.id,
      aud: channel.id,
      iat: issuedAt,
      exp: issuedAt + 3_600,
      nonce: 'nonce-1',
      amr: ['linesso'],
      name: maria.name,
      picture: `${sandbox.url}/line/pictures/${maria.id}.svg`,
      email: maria.email,
    })
    expect((await fetch(`${sandbox.url}/line/pictures/${maria.id}.svg`)).headers.get('content-type')).toBe(
      'image/svg+xml',
    )
  })

  test('the ID token holds no more than scope and account give', async () => {
    const openid = await exchange({ code: await grantedCode({ scope: 'openid', nonce: undefined }) })
    expect(Object.keys(claimsOf(openid.body)).sort()).toEqual(['amr', 'aud', 'exp', 'iat', 'iss', 'sub'])

    const withoutEmail = lineUsers.find(({ email }) => email === undefined)?.id ?? ''
    expect(claimsOf((await exchange({ code: await grantedCode({}, withoutEmail) })).body)).not.toHaveProperty('email')

    const withoutPicture = lineUsers.find(({ pictureHue }) => pictureHue === undefined)?.id ?? ''
    expect(claimsOf((await exchange({ code: await grantedCode({}, withoutPicture) })).body)).not.toHaveProperty(
      'picture',
    )

    const profile = await exchange({ code: await grantedCode({ scope: 'profile' }) })
    expect(v.parse(tokenAnswer, profile.body).id_token).toBeUndefined()
  })

  test('a code works once, also when ten ask at the same moment', async () => {
    const code = await grantedCode()
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange({ code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
    expect(await exchange({ code })).toEqual(refusal('invalid_grant', 'invalid authorization code'))
  })

  test('a code is valid for less than ten minutes', async () => {
    const code = await grantedCode()
    sandbox.pass(minutes(10) - 1)
    const another = await grantedCode()
    expect((await exchange({ code })).status).toBe(200)
    sandbox.pass(minutes(10))
    expect(await exchange({ code: another })).toEqual(refusal('invalid_grant', 'invalid authorization code'))
  })

  test.each([
    ['an unknown code', { code: 'unknown' }, 'invalid_grant', 'invalid authorization code'],
    [
      'another redirect address',
      { redirect_uri: 'http://127.0.0.1:8080/' },
      'invalid_grant',
      'redirect_uri does not match',
    ],
    ['another verifier', { code_verifier: `${verifier}x` }, 'invalid_grant', 'code_verifier does not match'],
    ['no verifier', { code_verifier: undefined }, 'invalid_grant', 'code_verifier is missing or malformed'],
    ['a short verifier', { code_verifier: 'short' }, 'invalid_grant', 'code_verifier is missing or malformed'],
    ['another channel', { client_id: '1650000002' }, 'invalid_client', 'invalid client_id'],
    ['another secret', { client_secret: 'f'.repeat(32) }, 'invalid_client', 'invalid client_secret'],
    ['no secret', { client_secret: undefined }, 'invalid_request', 'some parameters missed or invalid'],
    ['an empty code', { code: '' }, 'invalid_request', 'some parameters missed or invalid'],
    ['no grant type', { grant_type: undefined }, 'invalid_request', 'some parameters missed or invalid'],
    [
      'another grant type',
      { grant_type: 'refresh_token' },
      'unsupported_grant_type',
      'grant_type has to be authorization_code',
    ],
  ])('%s is refused', async (_what, change, error, description) => {
    expect(await exchange({ code: await grantedCode(), ...change })).toEqual(refusal(error, description))
  })

  test('a code that was shown with a wrong verifier is used up', async () => {
    const code = await grantedCode()
    await exchange({ code, code_verifier: `${verifier}x` })
    expect(await exchange({ code })).toEqual(refusal('invalid_grant', 'invalid authorization code'))
  })

  test('a wrong secret does not use up the code', async () => {
    const code = await grantedCode()
    await exchange({ code, client_secret: 'f'.repeat(32) })
    expect((await exchange({ code })).status).toBe(200)
  })

  test('without a challenge no verifier is needed, and one that comes is refused', async () => {
    const withoutChallenge = { code_challenge: undefined, code_challenge_method: undefined }
    const honest = await exchange({ code: await grantedCode(withoutChallenge), code_verifier: undefined })
    expect(honest.status).toBe(200)
    const stripped = await exchange({ code: await grantedCode(withoutChallenge) })
    expect(stripped).toEqual(refusal('invalid_grant', 'no code_challenge was given'))
  })

  test.each([
    ['JSON', 'application/json', '{"grant_type":"authorization_code"}'],
    ['text', 'text/plain', 'grant_type=authorization_code'],
    ['a repeated parameter', 'application/x-www-form-urlencoded', 'grant_type=a&grant_type=b'],
  ])('%s is refused as invalid_request', async (_what, type, body) => {
    const answer = await fetch(`${sandbox.url}/line/oauth2/v2.1/token`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' })
  })

  test('a granted code outlives a restart', async () => {
    const dataDir = `${sandbox.dataDir}/kept`
    const first = await startTestSandbox({ dataDir })
    const code = await grantedCode({}, maria.id, first)
    await first.close()
    const second = await startTestSandbox({ dataDir })
    expect((await exchange({ code }, second)).status).toBe(200)
    await second.close()
  })
})

describe('reading the profile', () => {
  test('the access token opens the profile of its person', async () => {
    const { body } = await exchange({ code: await grantedCode() })
    expect(await profile(`Bearer ${v.parse(tokenAnswer, body).access_token}`)).toEqual({
      status: 200,
      body: {
        userId: maria.id,
        displayName: maria.name,
        pictureUrl: `${sandbox.url}/line/pictures/${maria.id}.svg`,
      },
    })
  })

  test.each(['', 'Bearer', 'Bearer unknown', 'Basic abc'])('authorization "%s" is refused with 401', async (given) => {
    expect(await profile(given)).toMatchObject({ status: 401 })
  })

  test('an access token ends after thirty days', async () => {
    const { body } = await exchange({ code: await grantedCode() })
    sandbox.pass(30 * 24 * 60 * 60_000)
    expect(await profile(`Bearer ${v.parse(tokenAnswer, body).access_token}`)).toMatchObject({ status: 401 })
  })

  test('an access token without the scope profile is refused with 403', async () => {
    const { body } = await exchange({ code: await grantedCode({ scope: 'openid' }) })
    expect(await profile(`Bearer ${v.parse(tokenAnswer, body).access_token}`)).toMatchObject({ status: 403 })
  })
})

type Fields = Readonly<Record<string, string | undefined>>

const tokenAnswer = v.object({
  access_token: v.string(),
  id_token: v.optional(v.string()),
  token_type: v.string(),
  expires_in: v.number(),
  scope: v.string(),
})

function authorizeUrl(change: Fields = {}): string {
  return `/line/oauth2/v2.1/authorize?${encode({
    response_type: 'code',
    client_id: channel.id,
    redirect_uri: redirectUri,
    state: 'state-1',
    scope: 'profile openid email',
    nonce: 'nonce-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...change,
  })}`
}

function open(path: string, from = sandbox): Promise<Response> {
  return fetch(from.url + path, { redirect: 'manual' })
}

function authorize(change: Fields = {}, at = sandbox): Promise<Response> {
  return open(authorizeUrl(change), at)
}

async function authorizationRequest(change: Fields = {}, at = sandbox): Promise<string> {
  const page = await (await authorize(change, at)).text()
  return /name="request" value="([\w-]+)"/.exec(page)?.[1] ?? ''
}

function consent(fields: Fields, at = sandbox): Promise<Response> {
  return fetch(`${at.url}/line/oauth2/v2.1/authorize/consent`, {
    method: 'POST',
    body: encode(fields),
    redirect: 'manual',
  })
}

function agree(request: string): Promise<Response> {
  return consent({ request, answer: 'agree', user: maria.id })
}

async function grantedCode(change: Fields = {}, user = maria.id, at = sandbox): Promise<string> {
  const answer = await consent({ request: await authorizationRequest(change, at), answer: 'agree', user }, at)
  return readLocation(answer).searchParams.get('code') ?? ''
}

async function exchange(change: Fields, at = sandbox): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${at.url}/line/oauth2/v2.1/token`, {
    method: 'POST',
    body: encode({
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      client_id: channel.id,
      client_secret: channel.secret,
      code_verifier: verifier,
      ...change,
    }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function profile(authorization: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${sandbox.url}/line/v2/profile`, { headers: { authorization } })
  return { status: answer.status, body: await answer.json() }
}

function encode(fields: Fields): URLSearchParams {
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return new URLSearchParams(given)
}

function readLocation(answer: Response): URL {
  return new URL(answer.headers.get('location') ?? 'no-location:')
}

function refusal(error: string, description: string): { status: number; body: unknown } {
  return { status: 400, body: { error, error_description: description } }
}

function claimsOf(body: unknown): Record<string, unknown> {
  return decode(v.parse(tokenAnswer, body).id_token?.split('.')[1] ?? '')
}

function decode(part: string): Record<string, unknown> {
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(Buffer.from(part, 'base64url').toString()))
}
