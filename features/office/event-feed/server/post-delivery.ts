import { isCallable, isPermitted, type PrivateHosts } from '#platform/outside/outside-address.ts'
import type { OutsideFault } from '#platform/outside/call-outside.ts'
import { answerBytesMax, answerTimeoutMs, type DeliveryResult, resultOf } from '../rules.ts'
import type { FeedDependencies } from './feed-dependencies.ts'
import { validSecrets } from './feed-secret.ts'
import { signDelivery, timestampOf } from './sign-delivery.ts'
import type { PartnerSecrets } from './store/feed-partner.store.ts'

/** Only https, but for hosts that the deployment permits: everything on a developer's machine, nothing in production. */
export const isFeedAddress = (address: string, privateHosts: PrivateHosts): boolean =>
  isCallable(address, privateHosts) && (address.startsWith('https://') || isPermitted(new URL(address), privateHosts))

type Dependencies = Pick<FeedDependencies, 'askOutside' | 'privateHosts' | 'seal' | 'clock'>
type Delivery = { readonly id: string; readonly body: string }

const faults: Readonly<Record<OutsideFault, string>> = {
  forbidden: 'The address isn’t allowed: it must be https and on the internet',
  late: `No answer within ${answerTimeoutMs / 1_000} seconds`,
  tooLong: `The answer was longer than ${answerBytesMax} bytes`,
  distrusted: 'No connection: the certificate there is expired, self-signed, or not for this address',
  failed: 'No connection',
}

/** Posts one delivery. The same one can arrive twice: nobody knows what became of an answer that was lost. */
export async function postDelivery(
  needs: Dependencies,
  partner: PartnerSecrets,
  { id, body }: Delivery,
): Promise<DeliveryResult> {
  if (!isFeedAddress(partner.url, needs.privateHosts)) return { kind: 'silent', reason: faults.forbidden }
  const now = needs.clock.now()
  const answer = await needs.askOutside({
    service: 'eventFeed',
    url: partner.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signDelivery({ id, body, timestamp: timestampOf(now) }, validSecrets(needs.seal, partner, now)),
    },
    body,
    timeoutMs: answerTimeoutMs,
    answerBytesMax,
  })
  return typeof answer === 'string' ? { kind: 'silent', reason: faults[answer] } : resultOf(answer.status)
}
