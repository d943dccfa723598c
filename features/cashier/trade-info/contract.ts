import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const openTradeOut = {
  /** Whether a deposit can be started, and its limits; null if no method is open. */
  deposit: v.object({
    isOpen: v.boolean(),
    amountMin: v.nullable(centavosOut),
    amountMax: v.nullable(centavosOut),
  }),
  /** The newest settled orders first. */
  list: v.array(
    v.object({
      kind: v.picklist(['deposit', 'withdrawal']),
      /** A part of a number or of a name. */
      name: v.string(),
      amount: centavosOut,
      time: instantOut,
    }),
  ),
}

export const getOpenTradeInfo = call({
  path: 'anonymous/tradeInfo',
  summary:
    'Returns the cashier’s public state: whether deposits are open, their limits, and the newest settled orders.',
  access: 'anyone',
  money: 'none',
  request: v.object({}),
  response: v.object(openTradeOut),
  refusals: {},
})

export const getTradeInfo = call({
  path: 'tradeInfo',
  summary: 'Returns the cashier’s state for the signed-in player: also unpaid deposits and identity verification.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    ...openTradeOut,
    /** Lifetime deposits. */
    deposited: centavosOut,
    /** From when on deposits and play wait for verification; null for never. */
    identityDueAt: v.nullable(instantOut),
    isVerified: v.boolean(),
    /** False for a day after a limit was reached or a break: no deposits are suggested then. */
    mayPrompt: v.boolean(),
  }),
  refusals: {},
})
