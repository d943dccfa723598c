import * as v from 'valibot'
import { centavosIn, signedCentavosIn } from '#core/money/wire-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'

const metaLengthMax = 4096
// A single amount is at most a hundred million pesos, so that no sum of a round leaves the safe integers.
const amountMax = wireCentavos(10_000_000_000)

const printable = (lengthMax: number) => v.pipe(v.string(), v.maxLength(lengthMax), v.regex(/^[^\p{Cc}]*$/u))

export const idField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'Give 1 to 64 letters, digits or _ . : -'))
export const timeField = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/, 'Give a time in UTC as RFC 3339 writes it.'),
)
const currencyField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Give the three letters of a currency.'))
export const textField = printable(200)
export const tokenField = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/, 'Give a token as it was handed out.'))
export const urlField = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^https?:\/\/[\x21-\x7e]+$/, 'Give a web address.'),
)
export const addressField = v.pipe(v.string(), v.maxLength(45), v.regex(/^[\da-fA-F.:]+$/, 'Give an IP address.'))

export const amountField = v.pipe(v.custom<number>(isAmount, 'Give whole centavos, 0 or more.'), centavosIn)
export const signedAmountField = v.pipe(
  v.custom<number>(
    (value) => isAmount(typeof value === 'number' ? Math.abs(value) : value) && value !== 0,
    'Give whole centavos, not 0.',
  ),
  signedCentavosIn,
)

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= amountMax
}

/** Opaque to the wallet. */
const metaField = v.optional(
  v.pipe(
    v.unknown(),
    v.check((meta) => (JSON.stringify(meta) ?? '').length <= metaLengthMax, 'Keep meta below 4 KB.'),
  ),
)

/** What every operation carries. */
export const everyOperation = { reqId: idField, currency: currencyField, ts: timeField, meta: metaField }
/** What every operation in a round carries. */
export const inRound = { ...everyOperation, playerId: idField, gameCode: idField, roundId: idField }
export const ofPlayer = { ...everyOperation, playerId: idField, gameCode: v.optional(idField) }
