import * as v from 'valibot'
import type { ReversalKind } from './reversal.store.ts'

const paymentMethods = ['sandcash', 'sandwallet', 'qrph'] as const
export const methodNames = { sandcash: 'SandCash', sandwallet: 'SandWallet', qrph: 'QR Ph' } as const
const paymentStates = ['pending', 'paid', 'failed', 'expired'] as const

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000_000))

export const paymentRequest = v.object({
  reference: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'reference: 1 to 64 letters, digits, - and _')),
  amount,
  method: v.picklist(paymentMethods),
  expiresAt: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export type PaymentRequest = v.InferOutput<typeof paymentRequest>

export const payment = v.object({
  ...paymentRequest.entries,
  id: v.string(),
  state: v.picklist(paymentStates),
  paidAmount: v.nullable(amount),
  /** It had failed or expired before the money came. */
  paidLate: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
  createdAt: v.number(),
})
export type Payment = v.InferOutput<typeof payment>

/** What the person at the hosted page decides. */
export type Act =
  | { readonly kind: 'pay'; readonly amount: number }
  | { readonly kind: 'fail' }
  | { readonly kind: 'expire' }

/** How a payment stands after an act; undefined when the act comes too late. Money may come after the end, once. */
export function afterAct(current: Payment, act: Act): Payment | undefined {
  if (current.state === 'paid') return undefined
  if (act.kind === 'pay') {
    return { ...current, state: 'paid', paidAmount: act.amount, paidLate: current.state !== 'pending' }
  }
  if (current.state !== 'pending') return undefined
  return { ...current, state: act.kind === 'fail' ? 'failed' : 'expired' }
}

/** The centavos of an amount play the faults of the world: what the button "Pay" leads to, in order. */
export function actsOfPaying({ amount: centavos }: Payment): readonly Act[] {
  const pay: Act = { kind: 'pay', amount: centavos }
  if (centavos % 100 === 1) return [{ kind: 'fail' }]
  if (centavos % 100 === 2) return [{ kind: 'expire' }]
  if (centavos % 100 === 3) return [{ kind: 'expire' }, pay]
  if (centavos % 100 === 4 && centavos > 100) return [{ kind: 'pay', amount: centavos - 100 }]
  return [pay]
}

export const sendsTwice = ({ amount: centavos }: Payment): boolean => centavos % 100 === 5
export const paysBeforeAnswering = ({ amount: centavos }: Payment): boolean => centavos % 100 === 6

/** A payment in the merchant's API; a refunded one is no longer called paid. */
export const paymentView = (
  { id, reference, amount: centavos, method, state, paidAmount, paidLate }: Payment,
  reversed?: ReversalKind,
) => ({
  id,
  reference,
  amount: centavos,
  currency: 'PHP',
  method,
  state: reversed ?? state,
  paidAmount,
  paidLate,
})
