import { payInTimeoutMs, type Provider, type ProviderSettings, returnUrlOf } from '../provider.ts'
import { paymongoPayIn } from './paymongo-pay-in.ts'

export const paymongo = (settings: ProviderSettings): Provider => {
  const keys = settings.payments.paymongo
  if (keys === undefined) return {}
  return { payIn: paymongoPayIn({ ...keys, returnUrl: returnUrlOf(settings), timeoutMs: payInTimeoutMs }) }
}
