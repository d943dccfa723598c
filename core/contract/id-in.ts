import * as v from 'valibot'
import { tips } from '#core/message/tips.ts'

/** A row's id in a request: a whole number on the wire, a bigint inside. */
export const idIn = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.transform((id) => BigInt(id)),
)

/** The same where a person types it: an invalid one is answered with a hint. */
export const playerIdIn = v.pipe(
  v.number(tips.playerId),
  v.safeInteger(),
  v.minValue(1, tips.playerId),
  v.transform((id) => BigInt(id)),
)
