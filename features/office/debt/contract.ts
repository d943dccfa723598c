import * as v from 'valibot'
import { playerIdIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { debtKinds } from './open-debt.ts'

const kindIn = v.picklist(debtKinds)

export const listDebts = staffList({
  path: 'debtList',
  summary: 'Lists players’ debts from games or deposits, oldest first, 25 at a time.',
  permission: 'debt.view',
  filter: { kind: kindIn, playerId: v.optional(v.nullable(playerIdIn), null) },
  sorts: ['oldest', 'newest'],
  row: { id: v.string(), playerId: idOut, amount: centavosOut, owed: centavosOut, at: instantOut },
  ids: 'text',
})

export const requestWriteOff = staffChange({
  path: 'debtWriteOffRequest',
  summary: 'Requests that the rest of a debt be written off. Another member has to approve.',
  permission: 'debt.requestWriteOff',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    kind: kindIn,
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { debtNotFound: 1074, sentBefore: 1151 },
})
