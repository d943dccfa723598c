import * as v from 'valibot'
import type { Centavos } from '#core/money/centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { idField, tokenField } from '#games/protocol/fields.ts'

/**
 * Pesos with at most two decimals, parsed digit by digit. Anything finer is refused: a player's money is never rounded.
 */
const pesosText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,12}(\.\d{1,2})?$/, 'Give pesos with at most two decimals.'),
  v.transform((text) => {
    const [whole = '', fraction = ''] = text.split('.')
    return Number(whole + fraction.padEnd(2, '0'))
  }),
)
const amountField = v.pipe(pesosText, v.minValue(0))

/** The number that JSON prints with these two decimals. */
export const toPesos = (amount: Centavos): number => Number(formatHundredths(amount).replaceAll(',', ''))

const truth = v.pipe(
  v.optional(v.string(), 'false'),
  v.transform((text) => /^(true|1)$/i.test(text)),
)
const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

export const verifyMessage = v.object({ operator_player_session: tokenField, game_id: idField })

export const balanceMessage = v.object({
  operator_player_session: tokenField,
  player_name: idField,
  game_id: v.optional(idField),
})

export const transferMessage = v.pipe(
  v.object({
    operator_player_session: v.optional(tokenField),
    player_name: idField,
    game_id: idField,
    currency_code: v.string(),
    /** The round; bets within it have their own ids. */
    parent_bet_id: idField,
    bet_id: idField,
    bet_amount: amountField,
    win_amount: amountField,
    transfer_amount: pesosText,
    transaction_id: v.pipe(idField, v.maxLength(60)),
    updated_time: milliseconds,
    is_end_round: truth,
    /** The game has been played; the transfer is resent until it is answered, whatever the state of the session. */
    is_validate_bet: truth,
    is_adjustment: truth,
  }),
  v.forward(
    v.check(
      (transfer) => transfer.win_amount - transfer.bet_amount === transfer.transfer_amount,
      'The transfer is the win less the bet.',
    ),
    ['transfer_amount'],
  ),
  v.forward(
    v.check(
      (transfer) =>
        transfer.operator_player_session !== undefined || transfer.is_validate_bet || transfer.is_adjustment,
      'A bet needs its session.',
    ),
    ['operator_player_session'],
  ),
)
export type TransferMessage = v.InferOutput<typeof transferMessage>
