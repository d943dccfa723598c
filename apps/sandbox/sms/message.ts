import * as v from 'valibot'

/** A message as the sandbox's API shows it. */
export type Message = {
  readonly id: string
  readonly to: string
  readonly text: string
  readonly reference: string
  readonly createdAt: string
}

export const messageRequest = v.strictObject({
  to: v.pipe(
    v.string('to has to be a string'),
    v.regex(/^\+[1-9]\d{7,14}$/, 'to has to be a number in international form, such as +639171234567'),
  ),
  text: v.pipe(
    v.string('text has to be a string'),
    v.check((text) => text.trim() !== '', 'text is empty'),
    v.maxLength(1_000, 'text is longer than 1,000 characters'),
  ),
  reference: v.pipe(
    v.string('reference has to be a string'),
    v.regex(/^[\x21-\x7e]{1,100}$/, 'reference has to be 1 to 100 visible ASCII characters'),
  ),
})

export type MessageRequest = v.InferOutput<typeof messageRequest>

/** How a number behaves, by its last four digits, so that faults of the network can be tried at will. */
type NumberBehaviour = 'normal' | 'unavailable' | 'slow' | 'lost'

export function behaviourOf(number: string): NumberBehaviour {
  return behaviourBySuffix[number.slice(-4)] ?? 'normal'
}

const behaviourBySuffix: Readonly<Record<string, NumberBehaviour>> = {
  '9901': 'unavailable',
  '9902': 'slow',
  '9903': 'lost',
}

/**
 * Reads a number somebody typed to filter by: 0917 123 4567, 63917… and +63917… are the same number.
 * A plus sign that nobody escaped arrives in a query as a space, and is forgiven too.
 */
export function readNumberFilter(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits === '') return undefined
  return digits.startsWith('0') ? `+63${digits.slice(1)}` : `+${digits}`
}

/** The one-time code in a text: the first run of four to eight digits that stands alone. */
export function findCode(text: string): string | undefined {
  return /(?<![\d.,])\d{4,8}(?![\d]|[.,]\d)/.exec(text)?.[0]
}
