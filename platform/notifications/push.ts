import { createECDH, randomBytes } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'
import { asOutsideFetch } from '../work/work.ts'
import { encryptPush, type SubscriptionKeys } from './push-encryption.ts'
import { type VapidKey, vapidAuthorization } from './vapid.ts'

/** What a browser gives for messages to it: an address at its maker's push service, and keys. */
export type PushSubscription = SubscriptionKeys & { readonly endpoint: string }

export type PushMessage = {
  readonly text: string
  /** How long the service keeps the message for a device that is off. */
  readonly ttlSeconds: number
  /** A later message with the same topic takes the place of one that waits. */
  readonly topic: string
  readonly now: Instant
}

/** Gone: the browser has ended this subscription, or the service does not know it. */
export type PushOutcome = 'accepted' | 'gone'

export type PushService = {
  readonly publicKey: string
  /** Whether an address belongs to a push service that this server may call. */
  readonly serves: (endpoint: string) => boolean
  /** Throws if the service did not accept the message; the job that calls it tries again. */
  readonly send: (subscription: PushSubscription, message: PushMessage) => Promise<PushOutcome>
}

export type PushServiceOptions = {
  readonly key: VapidKey
  /** An address of this house, as services want it. */
  readonly subject: string
  /** A stand-in beside the services of browsers. */
  readonly standIn?: string | undefined
  readonly timeoutMs: number
}

/**
 * The services of Chrome and its relatives, Firefox, Safari and Edge. A subscription names the address that we call, and a
 * player can name any: no other is called.
 */
const browserServices: readonly RegExp[] = [
  /^https:\/\/fcm\.googleapis\.com$/,
  /^https:\/\/([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^https:\/\/([a-z0-9-]+\.)*push\.apple\.com$/,
  /^https:\/\/([a-z0-9-]+\.)*notify\.windows\.com$/,
]

const goneStatuses: ReadonlySet<number> = new Set([404, 410])

/** Web push by its standards: RFC 8030 (delivery), 8291 (encryption) and 8292 (who sends). */
export function pushService({ key, subject, standIn, timeoutMs }: PushServiceOptions): PushService {
  const serves = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const { origin, username, password } = new URL(endpoint)
    if (username !== '' || password !== '') return false
    return origin === standIn || browserServices.some((service) => service.test(origin))
  }
  return {
    publicKey: key.publicKey,
    serves,
    async send({ endpoint, ...keys }, { text, ttlSeconds, topic, now }) {
      if (!serves(endpoint)) return 'gone'
      const audience = new URL(endpoint).origin
      const response = await asOutsideFetch('push', endpoint, {
        method: 'POST',
        headers: {
          authorization: vapidAuthorization(key, { audience, subject, now }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlSeconds),
          topic,
          urgency: 'normal',
        },
        body: new Uint8Array(encryptPush(Buffer.from(text), keys, freshSecrets())),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (goneStatuses.has(response.status)) return 'gone'
      if (!response.ok) throw new Error(`the push service ${audience} answered ${response.status}`)
      return 'accepted'
    },
  }
}

function freshSecrets() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() }
}
