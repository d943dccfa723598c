import * as v from 'valibot'
import type { SafeStorage } from '#platform/browser/storage/safe-storage.ts'
import type { LineConfiguration } from '../account-configuration.ts'

const attemptKey = 'lineSignIn'
const attemptSchema = v.object({ state: v.string(), codeVerifier: v.string() })

export type LineReturn = {
  readonly state: string | undefined
  readonly code: string | undefined
}

/** What the server needs to identify the player at LINE. */
export type LineGrant = { readonly state: string; readonly code: string; readonly codeVerifier: string }

type Tools = { readonly storage: SafeStorage; readonly randomBytes: (length: number) => Uint8Array<ArrayBuffer> }

/** Starts a LINE sign-in and returns the address to open. State and verifier stay in this tab. */
export async function beginLineSignIn(line: LineConfiguration, { storage, randomBytes }: Tools): Promise<string> {
  const state = base64Url(randomBytes(24))
  const codeVerifier = base64Url(randomBytes(32))
  storage.write(attemptKey, { state, codeVerifier })
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const address = new URL(line.authorizeUrl)
  const question = {
    response_type: 'code',
    client_id: line.clientId,
    redirect_uri: line.redirectUri,
    state,
    scope: 'profile openid email',
    code_challenge: base64Url(new Uint8Array(challenge)),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value)
  return address.href
}

/** Takes LINE's return parameters, once. Undefined if this tab did not start the sign-in: then nothing is sent. */
export function takeLineGrant({ state, code }: LineReturn, storage: SafeStorage): LineGrant | undefined {
  const attempt = storage.read(attemptKey, attemptSchema)
  storage.remove(attemptKey)
  if (!attempt || !code || state !== attempt.state) return undefined
  return { state: attempt.state, code, codeVerifier: attempt.codeVerifier }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
