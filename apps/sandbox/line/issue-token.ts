import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isSameSecret } from '../same-secret.ts'
import type { LineChannel } from '../settings.ts'
import { signIdToken } from './id-token.ts'
import { accessTokenInsert, type CodeGrant, codeTake } from './line.store.ts'
import { findLineUser } from './line-users.ts'
import type { LineOptions } from './line-options.ts'

const accessTokenValidSeconds = 30 * 24 * 60 * 60

/** Gives an access token and an ID token for a code: once, to the channel it was made for. */
export function issueToken(options: LineOptions, { body }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { database, channel, now, publicUrl } = options
  const form = v.safeParse(tokenForm, body)
  if (!form.success) return refuse(reply, ...faultOfForm(body))
  const request = form.output
  const clientFault = findClientFault(request, channel)
  if (clientFault) return refuse(reply, 'invalid_client', clientFault)

  const time = now()
  const grant = codeTake(database, request.code, time)
  const user = grant && findLineUser(grant.userId)
  if (grant === undefined || user === undefined) return refuse(reply, 'invalid_grant', 'invalid authorization code')
  const grantFault = findGrantFault(request, grant)
  if (grantFault) return refuse(reply, 'invalid_grant', grantFault)

  const token = randomBytes(48).toString('base64url')
  const { scope, userId } = grant
  accessTokenInsert(database, { token, userId, scope, expiresAt: time + accessTokenValidSeconds * 1_000 })
  const scopes = scope.split(' ')
  return reply.send({
    access_token: token,
    expires_in: accessTokenValidSeconds,
    ...(scopes.includes('openid')
      ? { id_token: signIdToken({ user, channel, scopes, nonce: grant.nonce, now: time, publicUrl: publicUrl() }) }
      : {}),
    // LINE leaves the email scope out of its answer even when it was granted.
    scope: scopes.filter((name) => name !== 'email').join(' '),
    token_type: 'Bearer',
  })
}

const required = v.pipe(v.string(), v.nonEmpty())

const tokenForm = v.object({
  grant_type: v.literal('authorization_code'),
  code: required,
  redirect_uri: required,
  client_id: required,
  client_secret: required,
  code_verifier: v.optional(v.string()),
})

type TokenForm = v.InferOutput<typeof tokenForm>

function faultOfForm(body: unknown): [error: string, description: string] {
  return v.is(otherGrant, body)
    ? ['unsupported_grant_type', 'grant_type has to be authorization_code']
    : ['invalid_request', 'some parameters missed or invalid']
}

const otherGrant = v.object({ grant_type: v.pipe(required, v.notValue('authorization_code')) })

function findClientFault(request: TokenForm, channel: LineChannel): string | undefined {
  if (request.client_id !== channel.id) return 'invalid client_id'
  return isSameSecret(request.client_secret, channel.secret) ? undefined : 'invalid client_secret'
}

function findGrantFault(request: TokenForm, grant: CodeGrant): string | undefined {
  if (request.redirect_uri !== grant.redirectUri) return 'redirect_uri does not match'
  // A verifier for a code without challenge means that the challenge was taken out on the way (RFC 9700, 4.8.2).
  const { code_verifier: given } = request
  if (grant.codeChallenge === null) return given === undefined ? undefined : 'no code_challenge was given'
  const verifier = given ?? ''
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return 'code_verifier is missing or malformed'
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return isSameSecret(challenge, grant.codeChallenge) ? undefined : 'code_verifier does not match'
}

function refuse(reply: FastifyReply, error: string, description: string): FastifyReply {
  return reply.code(400).send({ error, error_description: description })
}
