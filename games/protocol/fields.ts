import * as v from 'valibot'
import { wireInstantMax } from '#core/clock/wire-instant.ts'
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
  v.check((text) => {
    const time = Date.parse(text)
    return time >= 0 && time <= wireInstantMax
  }, 'Give a time that exists, from 1970 on and before 2900.'),
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

const selectionField = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,40}$/, 'Give 1 to 40 letters, digits or _ . : -'),
  v.toLowerCase(),
)

/** What of meta the wallet reads, where it is there. The rest is the provider's own. */
const playMeta = v.looseObject({
  /** Of a bet, in ten-thousandths: 15,000 is 1.50. */
  odds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(100_000_000))),
  /** Of a win: the bet was sold before its end. */
  cashOut: v.optional(v.boolean()),
  /** Of a bet: how it is spread, so that bets on both sides of one market are seen. */
  wagers: v.optional(
    v.pipe(v.array(v.object({ market: selectionField, side: selectionField, amount: amountField })), v.maxLength(32)),
  ),
})

type PlayMeta = v.InferOutput<typeof playMeta>

const nothingToRead = v.pipe(
  v.unknown(),
  v.transform((): PlayMeta => ({})),
)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Opaque to the wallet, but for `playMeta`. */
const metaField = v.optional(
  v.pipe(
    v.unknown(),
    v.check((meta) => (JSON.stringify(meta) ?? '').length <= metaLengthMax, 'Keep meta below 4 KB.'),
    v.lazy((meta): v.GenericSchema<unknown, PlayMeta> => (isObject(meta) ? playMeta : nothingToRead)),
  ),
)

/** What every operation carries. */
export const everyOperation = { reqId: idField, currency: currencyField, ts: timeField, meta: metaField }
/** What every operation in a round carries. */
export const inRound = { ...everyOperation, playerId: idField, gameCode: idField, roundId: idField }
export const ofPlayer = { ...everyOperation, playerId: idField, gameCode: v.optional(idField) }
