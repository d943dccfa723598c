import type { Log } from '#platform/log/log.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Makes a provider's arbitrary answers safe: an unreadable one counts as none, and stops neither requests nor jobs. */
export function steadyProvider(provider: PaymentProvider, log: Log): PaymentProvider {
  const { refundPayment, listSettlement } = provider
  const steady = async <Answer>(call: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
    call.catch((err: unknown) => {
      log.error({ err, provider: provider.id }, 'unreadable answer of a payment provider')
      return otherwise
    })
  return {
    ...provider,
    beginPayment: async (...parameters) => steady(provider.beginPayment(...parameters), { kind: 'unreachable' }),
    queryPayment: async (...parameters) => steady(provider.queryPayment(...parameters), 'unreachable'),
    ...(refundPayment && {
      refundPayment: async (...parameters) => steady(refundPayment(...parameters), 'unreachable'),
    }),
    ...(listSettlement && {
      listSettlement: async (...parameters) => steady(listSettlement(...parameters), 'unreachable'),
    }),
  }
}
