import type { Instant } from '#core/clock/instant.ts'
import { sameHash } from '#platform/crypto/keyed-hash.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { clockSkewMax, type PullRefusal } from '../../pull-terms.ts'
import type { FeedDependencies } from '../feed-dependencies.ts'
import { validSecrets } from '../feed-secret.ts'
import { signDelivery } from '../sign-delivery.ts'
import { headerWords } from './refusal-words.ts'
import { type Puller, pullerFind } from '../store/feed-partner.store.ts'

export type SignedPull = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The path with its query, as it came: it is what is signed. */
  readonly target: string
  readonly now: Instant
}

export type Admission =
  | { readonly kind: 'admitted'; readonly partner: Puller; readonly secrets: readonly string[] }
  | {
      readonly kind: 'refused'
      readonly refusal: PullRefusal
      /** Which header cannot be read, if it is that. */
      readonly words?: string | undefined
      readonly partnerId: string
    }

/** A partner who signed with a secret that is valid now. A caller without a secret learns nothing but that. */
export async function admitPull(
  { seal }: Pick<FeedDependencies, 'seal'>,
  db: Queryable,
  { headers, target, now }: SignedPull,
): Promise<Admission> {
  const [partnerId, id, timestamp, signature] = [
    'feed-partner',
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ].map((name) => headerOf(headers, name)) as [string, string, string, string]
  const refused = (refusal: PullRefusal, words?: string): Admission => ({ kind: 'refused', refusal, words, partnerId })
  const unreadable = unreadableHeader({ partnerId, id, timestamp, signature })
  if (unreadable !== undefined) return refused('badSignature', unreadable)
  const partner = await pullerFind(db, BigInt(partnerId))
  if (partner === undefined) return refused('badSignature')
  const secrets = validSecrets(seal, partner, now)
  const request = { id, timestamp, body: `GET ${target}` }
  if (!secrets.some((secret) => isSigned(signature, signDelivery(request, [secret])))) return refused('badSignature')
  if (Math.abs(Number(timestamp) * 1_000 - now) > clockSkewMax) return refused('clockSkew')
  if (partner.url !== '') return refused('receivesDeliveries')
  return partner.isRunning ? { kind: 'admitted', partner, secrets } : refused('stopped')
}

type PullHeaders = Readonly<Record<keyof typeof headerWords, string>>

function unreadableHeader({ partnerId, id, timestamp, signature }: PullHeaders): string | undefined {
  if (!/^\d{1,15}$/.test(partnerId)) return headerWords.partnerId
  if (!/^[\w-]{8,64}$/.test(id)) return headerWords.id
  if (!/^\d{1,12}$/.test(timestamp)) return headerWords.timestamp
  return signature.split(' ').some((each) => each.startsWith('v1,')) ? undefined : headerWords.signature
}

function headerOf(headers: SignedPull['headers'], name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function isSigned(given: string, { 'webhook-signature': right }: { readonly 'webhook-signature': string }): boolean {
  const expected = Buffer.from(right)
  return given.split(' ').some((each) => sameHash(Buffer.from(each), expected))
}
