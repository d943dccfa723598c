import * as v from 'valibot'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idIn } from '#core/contract/id-in.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { counterKinds, recordAccounts, recordKinds, recordReasons } from './record-kinds.ts'

const numberOut = v.pipe(v.bigint(), v.transform(Number), v.number(), v.safeInteger())

const movement = {
  /** Numbers the player's movements from 1, without a gap. */
  id: numberOut,
  time: instantOut,
  kind: v.picklist(recordKinds),
  /** The ledger's reason: bet, win, deposit, award ... */
  reason: v.picklist(recordReasons),
  /** The subject: the order, the round, the reward. */
  reference: v.string(),
  /** The current name of the game of a bet or win. */
  gameName: v.nullable(v.string()),
}

export const coinDetail = call({
  path: 'appUserCoinDetail',
  summary: 'Lists the player’s transactions in coins, safebox or points, newest first, with the balance after each.',
  access: 'player',
  money: 'none',
  request: v.object({
    account: v.optional(v.picklist(recordAccounts), 'coin'),
    kinds: v.optional(v.pipe(v.array(v.picklist(recordKinds)), v.minLength(1), v.maxLength(recordKinds.length))),
    from: v.optional(instantIn),
    to: v.optional(instantIn),
    /** Returns only movements older than this one. */
    before: v.optional(idIn),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 30),
  }),
  response: v.object({
    list: v.array(
      v.object({
        ...movement,
        counter: v.picklist(counterKinds),
        /** Negative when it left. */
        amount: centavosOut,
        balance: centavosOut,
      }),
    ),
    hasMore: v.boolean(),
    /** Movements before this moment are in archives, and not listed. */
    listedFrom: v.nullable(instantOut),
  }),
  refusals: {},
})

const place = v.object({ place: v.picklist(counterKinds), balance: v.nullable(centavosOut) })

export const movementDetail = call({
  path: 'appUserCoinDetailInfo',
  summary:
    'Returns one transaction with both of its accounts, and the transaction that it reversed or that reversed it.',
  access: 'player',
  money: 'none',
  request: v.object({ id: idIn }),
  response: v.object({
    ...movement,
    amount: centavosOut,
    isPoints: v.boolean(),
    from: place,
    to: place,
    closes: v.nullable(numberOut),
    closedBy: v.nullable(numberOut),
    /** The movement's hash in the chain of the player's book. */
    hash: v.string(),
  }),
  refusals: { movementNotFound: 1251, movementArchived: 1255 },
})

export const statement = call({
  path: 'appUserCoinStatement',
  summary: 'Returns the transactions of a period as a file: CSV for a spreadsheet, PDF for print.',
  access: 'player',
  money: 'none',
  request: v.object({
    account: v.optional(v.picklist(recordAccounts), 'coin'),
    format: v.picklist(['csv', 'pdf']),
    from: instantIn,
    to: instantIn,
  }),
  response: v.object({ fileName: v.string(), type: v.string(), base64: v.string() }),
  refusals: { periodWrong: 1252, periodTooLong: 1253, periodArchived: 1254, tryLater: 1020 },
})

export const bonusTickers = call({
  path: 'getBonusTickers',
  summary: 'Lists recent deposits, withdrawals and rewards of all players, newest first, under masked names.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    list: v.array(
      v.object({
        phone: v.string(),
        kind: v.picklist(['deposit', 'withdrawal', 'reward']),
        amount: centavosOut,
        time: instantOut,
      }),
    ),
  }),
  refusals: {},
})
