import { payInTimeoutMs, type Provider, type ProviderSettings, returnUrlOf } from '../provider.ts'
import { xenditPayIn } from './xendit-pay-in.ts'

export const xendit = (settings: ProviderSettings): Provider => {
  const keys = settings.payments.xendit
  if (keys === undefined) return {}
  return { payIn: xenditPayIn({ ...keys, returnUrl: returnUrlOf(settings), timeoutMs: payInTimeoutMs }) }
}
