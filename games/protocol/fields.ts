import * as v from 'valibot'
import { wireInstantMax } from '#core/clock/wire-instant.ts'
import { centavosIn, signedCentavosIn } from '#core/money/wire-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'

const metaLengthMax = 4096
// A single amount is at most a hundred million pesos, so that no sum of a round leaves the safe integers.
const amountMax = wireCentavos(10_000_000_000)

const printable = (lengthMax: number) =>
  v.pipe(
    v.string(),
    v.maxLength(lengthMax, `Give at most ${lengthMax} characters.`),
    v.regex(/^[^\p{Cc}]*$/u, 'Leave out line breaks and other control characters.'),
  )

export const idField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'Give 1 to 64 letters, digits or _ . : -'))
export const timeField = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
    'Give a time in UTC with a Z, such as 2026-11-23T06:00:00.000Z.',
  ),
  v.check((text) => {
    const time = Date.parse(text)
    return time >= 0 && time <= wireInstantMax
  }, 'Give a time that exists, from 1970 on and before 2900.'),
)
const currencyField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Give the three letters of a currency.'))
export const textField = printable(200)
export const tokenField = v.pipe(
  v.string(),
  v.regex(/^[\w-]{16,128}$/, 'Give the token as you got it: 16 to 128 letters, digits, _ or -.'),
)
export const urlField = v.pipe(
  v.string(),
  v.maxLength(500, 'Give at most 500 characters.'),
  v.regex(/^https?:\/\/[\x21-\x7e]+$/, 'Give a web address, http:// or https://.'),
)
export const addressField = v.pipe(v.string(), v.regex(/^[\da-fA-F.:]{1,45}$/, 'Give an IP address.'))

export const amountField = v.pipe(
  v.custom<number>(isAmount, ({ input }) => faultOfAmount(input)),
  centavosIn,
)
export const signedAmountField = v.pipe(
  v.custom<number>(
    (value) => isAmount(typeof value === 'number' ? Math.abs(value) : value) && value !== 0,
    ({ input }) => (input === 0 ? 'Give centavos above or below 0.' : faultOfAmount(input)),
  ),
  signedCentavosIn,
)

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= amountMax
}

function faultOfAmount(value: unknown): string {
  if (typeof value !== 'number') return 'Give centavos as a number without quotes.'
  if (Math.abs(value) > amountMax) return 'Give at most 10,000,000,000 centavos.'
  return Number.isInteger(value) ? 'Give 0 or more centavos.' : 'Give whole centavos: ₱12.50 is 1250.'
}

const selectionField = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,40}$/, 'Give 1 to 40 letters, digits or _ . : -'),
  v.toLowerCase(),
)

const oddsFault = 'Give whole ten-thousandths from 10,000 to 100,000,000: 15,000 is 1.50.'

/** What of meta the wallet reads, where it is there. The rest is the provider's own. */
const playMeta = v.looseObject({
  /** Of a bet, in ten-thousandths: 15,000 is 1.50. */
  odds: v.optional(
    v.pipe(v.number(), v.integer(oddsFault), v.minValue(10_000, oddsFault), v.maxValue(100_000_000, oddsFault)),
  ),
  /** Of a win: the bet was sold before its end. */
  cashOut: v.optional(v.boolean()),
  /** Of a bet: how it is spread, so that bets on both sides of one market are seen. */
  wagers: v.optional(
    v.pipe(
      v.array(v.object({ market: selectionField, side: selectionField, amount: amountField })),
      v.maxLength(32, 'Give at most 32 parts.'),
    ),
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
