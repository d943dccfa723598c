import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { beginLineSignIn, takeLineGrant } from './line-sign-in.ts'

const line = {
  clientId: '1234567890',
  authorizeUrl: 'https://line.example/authorize?bot_prompt=normal',
  redirectUri: 'https://bituin.example/login',
}
const counting = (length: number) => Uint8Array.from({ length }, (_, index) => index)
const tools = { storage: sessionStore, randomBytes: counting }

beforeEach(() => sessionStorage.clear())

test('the way to LINE carries state and challenge, and the verifier stays in this tab', async () => {
  const address = new URL(await beginLineSignIn(line, tools))
  const stored = JSON.parse(sessionStorage.getItem('lineSignIn') ?? '')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    bot_prompt: 'normal',
    response_type: 'code',
    client_id: '1234567890',
    redirect_uri: 'https://bituin.example/login',
    state: stored.state,
    scope: 'profile openid email',
    code_challenge: createHash('sha256').update(stored.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  expect(address.href).not.toContain(stored.codeVerifier)
  expect(stored.codeVerifier).toHaveLength(43)
})

test('a returned attempt is accepted once', async () => {
  const state = new URL(await beginLineSignIn(line, tools)).searchParams.get('state') ?? ''
  expect(takeLineGrant({ state, code: 'code-1' }, sessionStore)).toMatchObject({ state, code: 'code-1' })
  expect(takeLineGrant({ state, code: 'code-1' }, sessionStore)).toBeUndefined()
})

test('another state is refused, and ends the attempt', async () => {
  const state = new URL(await beginLineSignIn(line, tools)).searchParams.get('state') ?? ''
  expect(takeLineGrant({ state: `${state}x`, code: 'code-1' }, sessionStore)).toBeUndefined()
  expect(takeLineGrant({ state, code: 'code-1' }, sessionStore)).toBeUndefined()
})
