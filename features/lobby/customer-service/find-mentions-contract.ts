import * as v from 'valibot'
import { playerIdIn } from '#core/contract/id-in.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { mentionedNumberLengthMax, mentionedNumbersMax } from './mentioned-numbers.ts'

const numberIn = v.pipe(v.string(), v.minLength(1), v.maxLength(mentionedNumberLengthMax))

export const findMentions = staffCall({
  path: 'playerMentions',
  summary: 'Returns which numbers in a player’s words name deposits, withdrawals or rounds of this player.',
  permission: 'ticket.view',
  request: v.object({
    playerId: playerIdIn,
    numbers: v.pipe(v.array(numberIn), v.maxLength(mentionedNumbersMax)),
  }),
  response: v.object({
    mentions: v.array(
      v.object({
        /** As it was written. */
        number: v.string(),
        kind: v.picklist(['deposit', 'withdrawal', 'round']),
        /** The order’s reference, or the round’s id. */
        reference: v.string(),
        providerId: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: {},
})

export type Mention = ResponseOf<typeof findMentions>['mentions'][number]
