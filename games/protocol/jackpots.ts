import * as v from 'valibot'
import { centavosIn } from '#core/money/wire-money.ts'
import { idField, textField, timeField } from './fields.ts'

/** Where a provider answers with its progressive pools, by GET, below its own address. */
export const jackpotsPath = '/jackpots'

const poolsMax = 20
const gamesMax = 2_000

const jackpotEntry = v.object({
  code: idField,
  name: v.pipe(textField, v.trim(), v.minLength(1), v.maxLength(40)),
  /** Its current amount, and the amount at which it is won at the latest. */
  amount: centavosIn,
  dropBy: centavosIn,
  /** The smallest share that its winner may have, in hundredths. Absent: the whole pool. */
  leastPercent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /** The codes of the games that feed and win it. */
  games: v.pipe(v.array(idField), v.maxLength(gamesMax)),
  /** The hash of the seed that its point follows from. */
  seedHash: textField,
  /** All that was ever put in, whole centavos. */
  contributed: centavosIn,
  last: v.nullable(v.object({ amount: centavosIn, wonAt: timeField, game: idField })),
})

export const jackpotsSchema = v.object({ pools: v.pipe(v.array(jackpotEntry), v.maxLength(poolsMax)) })

/** As a provider sends it. */
export type JackpotsAnswer = v.InferInput<typeof jackpotsSchema>
/** As an operator reads it. */
export type JackpotEntry = v.InferOutput<typeof jackpotEntry>
