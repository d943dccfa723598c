import { payInTimeoutMs, type Provider, type ProviderSettings, returnUrlOf } from '../provider.ts'
import { mayaPayIn } from './maya-pay-in.ts'

export const maya = (settings: ProviderSettings): Provider => {
  const keys = settings.payments.maya
  if (keys === undefined) return {}
  return { payIn: mayaPayIn({ ...keys, returnUrl: returnUrlOf(settings), timeoutMs: payInTimeoutMs }) }
}
