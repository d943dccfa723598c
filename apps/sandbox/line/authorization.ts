import * as v from 'valibot'
import type { LineChannel } from '../settings.ts'

/** What a product asks LINE for, once everything about it is checked. */
export type AuthorizationRequest = {
  readonly redirectUri: string
  readonly state: string
  readonly scope: string
  readonly nonce: string | null
  readonly codeChallenge: string | null
}

type AuthorizationDecision =
  | { readonly kind: 'ask'; readonly request: AuthorizationRequest }
  /** The fault is reported to the product through its redirect address. */
  | { readonly kind: 'refuse'; readonly location: string }
  /** Nobody can be trusted with the browser: the fault is shown to the person in front of it. */
  | { readonly kind: 'show'; readonly fault: string }

type AuthorizationFault = { readonly error: string; readonly description: string }

/** Decides about an authorization request: first who asks and where to answer, then everything else. */
export function decideAuthorization(query: unknown, channel: LineChannel): AuthorizationDecision {
  const address = v.safeParse(addressQuery, query)
  if (!address.success) return { kind: 'show', fault: 'client_id and redirect_uri are required, each once.' }
  const { client_id, redirect_uri: redirectUri } = address.output
  if (client_id !== channel.id) return { kind: 'show', fault: 'Invalid client_id value. No channel has this ID.' }
  if (!channel.redirectUris.includes(redirectUri)) {
    return { kind: 'show', fault: 'Invalid redirect_uri value. Check if it is registered for the channel.' }
  }

  const details = v.safeParse(detailsQuery, query)
  if (!details.success) return refuse({ redirectUri, state: '' }, invalidRequest('a parameter is repeated'))
  const { state, scope, nonce, code_challenge: codeChallenge } = details.output
  const fault = findFault(details.output)
  return fault
    ? refuse({ redirectUri, state }, fault)
    : { kind: 'ask', request: { redirectUri, state, scope, nonce, codeChallenge } }
}

function refuse(address: ReturnAddress, fault: AuthorizationFault): AuthorizationDecision {
  return { kind: 'refuse', location: faultLocation(address, fault) }
}

type ReturnAddress = { readonly redirectUri: string; readonly state: string }

export function faultLocation({ redirectUri, state }: ReturnAddress, fault: AuthorizationFault): string {
  const errorFields = { error: fault.error, error_description: fault.description }
  return locationWith(redirectUri, state === '' ? errorFields : { ...errorFields, state })
}

/** The redirect address may have a query of its own, which stays. */
export function locationWith(redirectUri: string, parameters: Readonly<Record<string, string>>): string {
  const location = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) location.searchParams.append(name, value)
  return location.href
}

const addressQuery = v.object({ client_id: v.string(), redirect_uri: v.string() })

/** A parameter that came twice arrives as a list and is refused; OAuth allows each once. */
const detailsQuery = v.object({
  response_type: v.optional(v.string(), ''),
  state: v.optional(v.string(), ''),
  scope: v.optional(v.string(), ''),
  nonce: v.optional(v.nullable(v.string()), null),
  code_challenge: v.optional(v.nullable(v.string()), null),
  code_challenge_method: v.optional(v.string()),
})

type Details = v.InferOutput<typeof detailsQuery>

function findFault(details: Details): AuthorizationFault | undefined {
  if (details.state === '') return invalidRequest('state is required')
  if (details.response_type === '') return invalidRequest('response_type is required')
  if (details.response_type !== 'code') {
    return { error: 'unsupported_response_type', description: 'response_type has to be code' }
  }
  return findScopeFault(details.scope) ?? findChallengeFault(details)
}

function findScopeFault(scope: string): AuthorizationFault | undefined {
  const scopes = new Set(scope.split(' '))
  const unknown = [...scopes].find((name) => !knownScopes.has(name))
  if (unknown !== undefined) return invalidScope('scope has to be made of profile, openid and email')
  if (!scopes.has('profile') && !scopes.has('openid')) return invalidScope('profile or openid is required')
  if (scopes.has('email') && !scopes.has('openid')) return invalidScope('email requires openid')
  return undefined
}

const knownScopes: ReadonlySet<string> = new Set(['profile', 'openid', 'email'])

/** LINE takes requests without a challenge; one that is half given is a mistake. */
function findChallengeFault(details: Details): AuthorizationFault | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = details
  if (challenge === null && method === undefined) return undefined
  if (method !== 'S256') return invalidRequest('code_challenge_method has to be S256')
  if (!/^[\w-]{43}$/.test(challenge ?? '')) return invalidRequest('code_challenge has to be 43 base64url characters')
  return undefined
}

function invalidRequest(description: string): AuthorizationFault {
  return { error: 'invalid_request', description }
}

function invalidScope(description: string): AuthorizationFault {
  return { error: 'invalid_scope', description }
}
