import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { minutes } from '#core/clock/duration.ts'
import type { Clock, Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { emailFactDrop } from '#features/players/notification/server/index.ts'
import { withdrawConsent } from '#features/players/marketing-consent/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { sameHash } from '#platform/crypto/keyed-hash.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import { promos, type StoppableKind, stoppableKindOf } from '../chosen-facts.ts'
import { unsubscribeEmail } from '../contract.ts'

type Hashing = { readonly hashToken: (token: string) => Buffer }
type Dependencies = Hashing & {
  readonly db: Database
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly publicUrl: string
}

type Subscription = { readonly playerId: bigint; readonly fact: StoppableKind }

/** The address to which mail programs post; a browser that opens it is led to the page. */
const oneClickPath = '/email/unsubscribe'
const pagePath = '/unsubscribe'

/** Turns one kind of e-mail off, for one player, without signing in, and for as long as the e-mail is kept. It can do nothing else. */
const tokenOf = ({ hashToken }: Hashing, { playerId, fact }: Subscription): string =>
  `${playerId}.${fact}.${hashToken(`unsubscribe:${playerId}:${fact}`).toString('base64url')}`

export const unsubscribeLinks = (needs: Hashing & Site, of: Subscription): UnsubscribeLinks =>
  linksOf(needs, tokenOf(needs, of))

/** Refused like every token that we did not make. */
const sampleToken = 'sample'
export const sampleLinks = (site: Site): UnsubscribeLinks => linksOf(site, sampleToken)

type Site = { readonly publicUrl: string }
export type UnsubscribeLinks = { readonly page: string; readonly oneClick: string }

function linksOf({ publicUrl }: Site, token: string): UnsubscribeLinks {
  const query = `?token=${encodeURIComponent(token)}`
  return { page: `${publicUrl}${pagePath}${query}`, oneClick: `${publicUrl}${oneClickPath}${query}` }
}

/** Undefined if we did not make the token, or if the kind is always sent. */
function subscriptionOf(needs: Hashing, token: string): Subscription | undefined {
  const [digits = '', kind = ''] = token.split('.')
  const fact = stoppableKindOf(kind)
  if (!/^\d{1,18}$/.test(digits) || fact === undefined) return undefined
  const subscription = { playerId: BigInt(digits), fact }
  return sameHash(Buffer.from(tokenOf(needs, subscription)), Buffer.from(token)) ? subscription : undefined
}

async function unsubscribe(
  needs: Dependencies,
  { token, ip, now }: { readonly token: string; readonly ip: string; readonly now: Instant },
): Promise<StoppableKind | 'tryLater' | undefined> {
  const limit = { name: 'emailUnsubscribe', key: addressKey(ip), max: 300, window: minutes(10) }
  if (!(await needs.limiter.take([limit], now)).ok) return 'tryLater'
  const subscription = subscriptionOf(needs, token)
  if (subscription === undefined) return undefined
  await needs.db.transaction((tx) => turnOff(tx, subscription, now))
  return subscription.fact
}

const turnOff = (tx: Transaction, { playerId, fact }: Subscription, now: Instant): Promise<unknown> =>
  fact === promos
    ? withdrawConsent(tx, { playerId, channel: 'email', source: 'emailLink', now })
    : emailFactDrop(tx, { playerId, fact })

/** The page's call. A second time is as good as the first. */
export const unsubscribeEmailHandler = (needs: Dependencies) =>
  handleOutsideTransaction(unsubscribeEmail, async ({ input: { token }, caller: { ip }, now }) => {
    const done = await unsubscribe(needs, { token, ip, now })
    if (done === 'tryLater') return refuse('tryLater')
    return done === undefined ? refuse('linkUnknown') : answer({ fact: done })
  })

const linkQuery = v.object({ token: v.pipe(v.string(), v.maxLength(200)) })

function tokenIn(query: unknown): string {
  const parsed = v.safeParse(linkQuery, query)
  return parsed.success ? parsed.output.token : ''
}

const said = { 200: 'Unsubscribed.', 404: 'Not found.', 429: 'Too many requests. Try again later.' } as const

/**
 * One click in a mail program is a POST without cookies or a session (RFC 8058). A GET changes nothing: mail servers open every link
 * of a message to look for malware.
 */
export function registerUnsubscribe(server: FastifyInstance, needs: Dependencies): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4 * 1024 }, (_request, _body, parsed) =>
      parsed(null, undefined),
    )
    scope.get(oneClickPath, (request, reply) =>
      reply.redirect(`${needs.publicUrl}${pagePath}?token=${encodeURIComponent(tokenIn(request.query))}`, 303),
    )
    scope.post(oneClickPath, async ({ query, ip }, reply) => {
      const outcome = await unsubscribe(needs, { token: tokenIn(query), ip, now: needs.clock.now() })
      const status = outcome === undefined ? 404 : outcome === 'tryLater' ? 429 : 200
      return reply.code(status).type('text/plain; charset=utf-8').send(said[status])
    })
    done()
  })
}
