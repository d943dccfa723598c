import type { Log } from '#platform/log/log.ts'
import type { PayoutProvider } from './payout-provider.ts'

/** Makes a payout provider's arbitrary answers safe: an unreadable one counts as none, and stops no job. */
export function steadyPayouts(provider: PayoutProvider, log: Log): PayoutProvider {
  const steady = async <Answer>(call: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
    call.catch((err: unknown) => {
      log.error({ err, provider: provider.id }, 'unreadable answer of a payout provider')
      return otherwise
    })
  return {
    ...provider,
    // It is unknown whether there is a payout: it is queried by the same id.
    beginPayout: async (...parameters) => steady(provider.beginPayout(...parameters), { kind: 'unreachable' }),
    queryPayout: async (...parameters) => steady(provider.queryPayout(...parameters), 'unreachable'),
    inquireName: async (...asking) => steady(provider.inquireName(...asking), undefined),
  }
}
