import * as v from 'valibot'
import { idField, tokenField } from '#games/protocol/fields.ts'

// Whole centavos. Ids leave space for a prefix.
const amountField = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const shortId = v.pipe(idField, v.maxLength(50))

const bet = v.object({ action: v.literal('bet'), action_id: shortId, amount: amountField })
const win = v.object({
  action: v.literal('win'),
  action_id: shortId,
  amount: amountField,
  jackpot_win: v.optional(v.boolean(), false),
})
const play = v.variant('action', [bet, win])
export type PlayAction = v.InferOutput<typeof play>

const actionsMax = 20
const ofPlayer = { user_id: idField, currency: v.string(), game: idField }

export const playMessage = v.pipe(
  v.object({
    ...ofPlayer,
    /** The launch's session. Only bets and balance queries need it. */
    session_id: v.optional(tokenField),
    game_id: v.optional(shortId),
    finished: v.optional(v.boolean(), false),
    actions: v.optional(v.pipe(v.array(play), v.maxLength(actionsMax)), []),
  }),
  v.forward(
    v.check(({ actions, game_id }) => actions.length === 0 || game_id !== undefined, 'Name the round.'),
    ['game_id'],
  ),
  v.forward(
    v.check(
      ({ actions, session_id, finished }) =>
        session_id !== undefined ||
        (!actions.some(({ action }) => action === 'bet') && (finished || actions.length > 0)),
      'Bets and questions for the balance need their session.',
    ),
    ['session_id'],
  ),
)
export type Play = v.InferOutput<typeof playMessage>

const rollback = v.object({ action: v.literal('rollback'), action_id: shortId, original_action_id: shortId })
export const rollbackMessage = v.object({
  ...ofPlayer,
  game_id: shortId,
  actions: v.pipe(v.array(rollback), v.minLength(1), v.maxLength(actionsMax)),
})

export const freespinsMessage = v.object({
  issue_id: shortId,
  user_id: idField,
  currency: v.string(),
  total_amount: amountField,
})
