import { payInTimeoutMs, payOutTimeoutMs, type Provider, type ProviderSettings } from '../provider.ts'
import { sandpayPayIn } from './sandpay-pay-in.ts'
import { sandpayPayOut } from './sandpay-pay-out.ts'

/** The sandbox's provider: demonstrations and tests have it. */
export const sandpay = ({ sandpay: keys }: ProviderSettings): Provider => {
  if (keys === undefined) return {}
  return {
    payIn: sandpayPayIn({ ...keys, timeoutMs: payInTimeoutMs }),
    payOut: sandpayPayOut({ ...keys, timeoutMs: payOutTimeoutMs }),
  }
}
