import * as v from 'valibot'

const payoutStates = ['pending', 'succeeded', 'failed', 'reversed'] as const

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))
const institution = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const account = v.pipe(v.string(), v.regex(/^\d{4,20}$/, 'account: 4 to 20 digits'))
const holder = v.pipe(v.string(), v.minLength(1), v.maxLength(120))

export const payoutRequest = v.object({
  reference: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'reference: 1 to 64 letters, digits, - and _')),
  amount,
  institution,
  account,
  holder,
})
export type PayoutRequest = v.InferOutput<typeof payoutRequest>

export const inquiryRequest = v.object({ institution, account, holder })

export const payout = v.object({
  ...payoutRequest.entries,
  id: v.string(),
  state: v.picklist(payoutStates),
  /** When the bank does the next thing by itself. */
  dueAt: v.nullable(v.number()),
  createdAt: v.number(),
})
export type Payout = v.InferOutput<typeof payout>

export type PayoutAct = 'succeed' | 'fail' | 'reverse'

const oneMinuteMs = 60_000
const nextDayMs = 24 * 60 * oneMinuteMs

/** How a payout stands after an act, and when the next follows by itself; undefined when the act comes too late. */
export function afterPayoutAct(current: Payout, act: PayoutAct, now: number): Payout | undefined {
  if (act === 'reverse')
    return current.state === 'succeeded' ? { ...current, state: 'reversed', dueAt: null } : undefined
  if (current.state !== 'pending') return undefined
  if (act === 'fail') return { ...current, state: 'failed', dueAt: null }
  return { ...current, state: 'succeeded', dueAt: centavosOf(current) === 7 ? now + nextDayMs : null }
}

const centavosOf = ({ amount: centavos }: Pick<Payout, 'amount'>): number => centavos % 100

/** The centavos of an amount play the faults of the world: what the bank does when a payout is due. */
export const actWhenDue = (current: Payout): PayoutAct =>
  current.state === 'succeeded' ? 'reverse' : centavosOf(current) === 1 ? 'fail' : 'succeed'

/** When the bank first does something: at once, after a minute, or never by itself. */
export function firstDueAt({ amount: centavos }: Pick<Payout, 'amount'>, now: number): number | null {
  if (centavos % 100 === 2) return null
  return centavos % 100 === 3 ? now + oneMinuteMs : now
}

export const sendsTwice = (current: Payout): boolean => centavosOf(current) === 5
export const sendsNothing = (current: Payout): boolean => centavosOf(current) === 8
export const paysBeforeAnsweringPayout = (current: Payout): boolean => centavosOf(current) === 6
export const isRefusedAtOnce = ({ amount: centavos }: Pick<Payout, 'amount'>): boolean => centavos % 100 === 9

/** Whose an account is, as far as its bank says: by its last two digits. */
export function inquiryResult({ account: number }: Pick<Payout, 'account'>): 'match' | 'mismatch' | 'unknown' {
  if (number.endsWith('99')) return 'mismatch'
  return number.endsWith('98') ? 'unknown' : 'match'
}

/** A payout in the merchant's API. */
export const payoutView = ({ id, reference, amount: centavos, institution: bank, state }: Payout) => ({
  id,
  reference,
  amount: centavos,
  currency: 'PHP',
  institution: bank,
  state,
})
