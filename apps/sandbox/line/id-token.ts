import { createHmac } from 'node:crypto'
import type { LineChannel } from '../settings.ts'
import { type LineUser, picturePath } from './line-users.ts'

type IdTokenFacts = {
  readonly user: LineUser
  readonly channel: LineChannel
  readonly scopes: readonly string[]
  readonly nonce: string | null
  readonly now: number
  readonly publicUrl: string
}

const validSeconds = 60 * 60

/** An ID token as LINE makes it for web logins: HS256, keyed with the channel secret. */
export function signIdToken(facts: IdTokenFacts): string {
  const content = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims(facts))}`
  return `${content}.${createHmac('sha256', facts.channel.secret).update(content).digest('base64url')}`
}

function claims({ user, channel, scopes, nonce, now, publicUrl }: IdTokenFacts): Record<string, unknown> {
  const issuedAt = Math.floor(now / 1_000)
  const picture = picturePath(user)
  const hasProfile = scopes.includes('profile')
  return {
    iss: 'https://access.line.me',
    sub: user.id,
    aud: channel.id,
    exp: issuedAt + validSeconds,
    iat: issuedAt,
    ...(nonce === null ? {} : { nonce }),
    amr: ['linesso'],
    ...(hasProfile ? { name: user.name } : {}),
    ...(hasProfile && picture ? { picture: publicUrl + picture } : {}),
    ...(scopes.includes('email') && user.email ? { email: user.email } : {}),
  }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
