import type { Instant } from '#core/clock/instant.ts'
import { sameHash } from '#platform/crypto/keyed-hash.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { clockSkewMax, type PullRefusal } from '../../pull-terms.ts'
import type { FeedDependencies } from '../feed-dependencies.ts'
import { validSecrets } from '../feed-secret.ts'
import { signDelivery } from '../sign-delivery.ts'
import { type Puller, pullerFind } from '../store/feed-partner.store.ts'

export type SignedPull = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The path with its query, as it came: it is what is signed. */
  readonly target: string
  readonly now: Instant
}

export type Admission =
  | { readonly kind: 'admitted'; readonly partner: Puller; readonly secrets: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: PullRefusal; readonly partnerId: string }

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
  const refused = (refusal: PullRefusal): Admission => ({ kind: 'refused', refusal, partnerId })
  const isForm = /^\d{1,15}$/.test(partnerId) && /^[\w-]{8,64}$/.test(id) && /^\d{1,12}$/.test(timestamp)
  const partner = isForm ? await pullerFind(db, BigInt(partnerId)) : undefined
  if (partner === undefined) return refused('badSignature')
  const secrets = validSecrets(seal, partner, now)
  const request = { id, timestamp, body: `GET ${target}` }
  if (!secrets.some((secret) => isSigned(signature, signDelivery(request, [secret])))) return refused('badSignature')
  if (Math.abs(Number(timestamp) * 1_000 - now) > clockSkewMax) return refused('clockSkew')
  if (partner.url !== '') return refused('receivesDeliveries')
  return partner.isRunning ? { kind: 'admitted', partner, secrets } : refused('stopped')
}

function headerOf(headers: SignedPull['headers'], name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function isSigned(given: string, { 'webhook-signature': right }: { readonly 'webhook-signature': string }): boolean {
  const expected = Buffer.from(right)
  return given.split(' ').some((each) => sameHash(Buffer.from(each), expected))
}
