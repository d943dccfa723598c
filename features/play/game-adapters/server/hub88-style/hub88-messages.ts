import * as v from 'valibot'
import { idField, textField, tokenField } from '#games/protocol/fields.ts'

// Amounts are hundred-thousandths of a peso. Fractions of a centavo are refused: a player's money is never rounded.
const unitsOfCentavo = 1_000
const amountField = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.check((units) => units % unitsOfCentavo === 0, 'An amount finer than a centavo cannot be paid.'),
  v.transform((units) => units / unitsOfCentavo),
)
export const toUnits = (centavos: bigint): number => Number(centavos * BigInt(unitsOfCentavo))

const everyMessage = { request_uuid: idField, user: v.optional(idField), token: tokenField, game_code: idField }
const transaction = {
  request_uuid: idField,
  user: idField,
  game_code: idField,
  round: idField,
  transaction_uuid: idField,
  currency: v.string(),
}

export const userMessage = v.object(everyMessage)

export const betMessage = v.object({
  ...transaction,
  token: tokenField,
  amount: amountField,
  round_closed: v.optional(v.boolean(), false),
  is_free: v.optional(v.boolean(), false),
  /** The free rounds that a free bet uses up. */
  reward_uuid: v.optional(v.nullable(idField)),
})

export const winMessage = v.object({
  ...transaction,
  amount: amountField,
  reference_transaction_uuid: idField,
  round_closed: v.optional(v.boolean(), false),
  is_free: v.optional(v.boolean(), false),
})

export const rollbackMessage = v.object({
  request_uuid: idField,
  user: idField,
  game_code: idField,
  round: idField,
  transaction_uuid: idField,
  reference_transaction_uuid: idField,
  reason: v.optional(textField, ''),
})

/** Fields that every answer echoes, if they can be parsed. */
export const echoed = v.object({
  request_uuid: v.fallback(v.string(), ''),
  user: v.fallback(v.string(), ''),
})
