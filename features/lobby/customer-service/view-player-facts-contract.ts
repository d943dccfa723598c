import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { playerIdIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const playerFactsOut = v.object({
  nickname: v.string(),
  isStopped: v.boolean(),
  locks: v.array(v.string()),
  vip: v.number(),
  identity: v.string(),
  registeredAt: v.nullable(instantOut),
  coin: centavosOut,
  hold: centavosOut,
  safebox: centavosOut,
  deposits: v.array(
    v.object({
      reference: v.string(),
      amount: centavosOut,
      credited: v.nullable(centavosOut),
      state: v.string(),
      createdAt: instantOut,
    }),
  ),
  withdrawals: v.array(
    v.object({ reference: v.string(), amount: centavosOut, state: v.string(), createdAt: instantOut }),
  ),
  rounds: v.array(
    v.object({
      roundId: v.string(),
      gameCode: v.nullable(v.string()),
      state: v.string(),
      stake: centavosOut,
      win: centavosOut,
      openedAt: instantOut,
    }),
  ),
  /** The player's tickets that are not solved. */
  tickets: v.array(v.object({ id: idOut, number: v.string() })),
})

export const viewPlayerFacts = staffCall({
  path: 'playerFacts',
  summary: 'Returns a player’s profile, balances, recent transactions and open tickets, beside a chat or a ticket.',
  permission: 'ticket.view',
  request: v.object({ playerId: playerIdIn }),
  response: v.object({ player: playerFactsOut }),
  refusals: {},
})

export type PlayerFacts = ResponseOf<typeof viewPlayerFacts>['player']
