import type { Area } from '../area.ts'

export type FoundOrder = {
  readonly to: `/${string}`
  readonly kind: 'deposit' | 'withdrawal'
  readonly orderId: string
}

// As `datedReference` makes them: the day, and seven random bytes.
const deposit = /^D\d{6}[0-9A-F]{14}$/
const withdrawal = /^W\d{6}[0-9A-F]{14}$/

/** Where an order's number leads, as it was copied from a message or a statement, in the areas that the member has. */
export function findOrder(areas: readonly Area[], text: string): FoundOrder | undefined {
  const orderId = text.trim().toUpperCase()
  const has = (address: string) => areas.some(({ to }) => to === address)
  if (withdrawal.test(orderId) && has('/withdrawals'))
    return { to: `/withdrawals/${orderId}`, kind: 'withdrawal', orderId }
  if (deposit.test(orderId) && has('/deposits'))
    return { to: `/deposits?${new URLSearchParams({ tab: 'all', text: orderId })}`, kind: 'deposit', orderId }
  return undefined
}
