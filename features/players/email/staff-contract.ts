import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { playerIdIn } from '#core/contract/id-in.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { emailKinds, emailStates } from './rules.ts'

export const viewPlayerEmail = staffCall({
  path: 'emailOfPlayer',
  summary: 'Returns a player’s e-mail address, masked, and since when it has been verified.',
  permission: 'mail.view',
  request: v.object({ playerId: playerIdIn }),
  response: v.object({
    /** Null: the player has none. */
    address: v.nullable(v.string()),
    verifiedAt: v.nullable(instantOut),
    isOffered: v.boolean(),
  }),
  refusals: {},
})

export const listPlayerEmails = staffList({
  path: 'emailsOfPlayer',
  summary: 'Lists what was sent to a player by e-mail in the last 180 days, and what became of it, 25 at a time.',
  permission: 'mail.view',
  filter: { playerId: playerIdIn },
  sorts: ['newest', 'oldest'],
  row: {
    kind: v.picklist(emailKinds),
    /** Masked. */
    address: v.string(),
    state: v.picklist(emailStates),
    attempts: v.number(),
    lastAnswer: v.nullable(v.string()),
    createdAt: instantOut,
    decidedAt: v.nullable(instantOut),
  },
})
