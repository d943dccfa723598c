import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { expiryOut, instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { waitMsIn } from '#core/contract/wait-ms-in.ts'
import { call } from '#core/contract/call.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import { blockerKinds } from './blockers.ts'
import { endReasons, withdrawalStates } from './withdrawal-states.ts'
import { codeIn } from '#core/contract/code-in.ts'
import { passkeyToSignOut, signedByPasskeyIn } from '#core/passkey/wire-passkey.ts'

const orderIdIn = v.pipe(v.string(), v.regex(/^W[A-Z0-9]{1,24}$/))

const accountOut = v.object({
  id: idOut,
  bankId: v.number(),
  code: v.string(),
  bankName: v.string(),
  kind: v.picklist(['bank', 'ewallet']),
  numberEnd: v.string(),
  name: v.string(),
  nameMatch: v.picklist(['passes', 'review', 'differs', 'unknown']),
  isVerified: v.boolean(),
  /** Until when a new account cannot be paid to; null if it can. */
  restsUntil: v.nullable(instantOut),
})

const withdrawalOut = v.object({
  orderId: v.string(),
  amount: centavosOut,
  code: v.string(),
  bankName: v.string(),
  numberEnd: v.string(),
  status: v.picklist(withdrawalStates),
  createTime: instantOut,
  endTime: v.nullable(instantOut),
  /** Why it ended without a payout. */
  reason: v.nullable(v.picklist(endReasons)),
  isCancellable: v.boolean(),
  isLocked: v.boolean(),
  /** An honest estimate; null if none can be made. */
  expectedBy: v.nullable(instantOut),
  steps: v.array(v.object({ state: v.picklist(withdrawalStates), at: instantOut })),
})

export const getWithdrawalTerms = call({
  path: 'getExchange',
  summary: 'Returns what the player can withdraw, to which accounts, and every condition still to be met.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    min: centavosOut,
    max: centavosOut,
    fee: centavosOut,
    coin: centavosOut,
    /** Every coin of the player, by where it stands. */
    wallet: v.object({
      withdrawable: centavosOut,
      inPlaythrough: centavosOut,
      held: centavosOut,
      safebox: centavosOut,
    }),
    left: v.object({ count: v.number(), amount: centavosOut }),
    accounts: v.array(accountOut),
    turnover: v.object({
      remaining: centavosOut,
      items: v.array(
        v.object({
          id: idOut,
          source: v.string(),
          title: v.string(),
          required: centavosOut,
          done: centavosOut,
          remaining: centavosOut,
          expiresAt: expiryOut,
          /** What leaves the balance if the bonus is given up; null for a deposit, which cannot be. */
          debit: v.nullable(centavosOut),
          excludedTypes: v.array(v.string()),
        }),
      ),
    }),
    blockers: v.array(
      v.object({ kind: v.picklist(blockerKinds), until: v.nullable(instantOut), amount: v.nullable(centavosOut) }),
    ),
    open: v.nullable(withdrawalOut),
    /** On a break or excluded: neither play nor deposits are offered. */
    isOnBreak: v.boolean(),
    /** The masked number that codes are sent to. */
    mobile: v.string(),
    /** A passkey of the player can confirm a withdrawal. */
    canUsePasskey: v.boolean(),
  }),
  refusals: {},
})

export const awaitTurnover = call({
  path: 'exchangeTurnoverWait',
  summary: 'Long poll: answers as soon as the open playthrough differs from what the screen shows, or at the timeout.',
  access: 'player',
  money: 'none',
  activity: 'background',
  longPoll: true,
  request: v.object({
    remaining: centavosIn,
    waitMs: waitMsIn,
  }),
  response: v.object({ isChanged: v.boolean() }),
  refusals: {},
})

export const giveUpBonus = call({
  path: 'bonusGiveUp',
  summary:
    'Ends a bonus before its playthrough is complete: what is left of its credit leaves the balance, and the rest stays.',
  access: 'player',
  money: 'own',
  presence: 'recent',
  request: v.object({
    id: idIn,
    /** The amount that the player agreed to; any other is refused. */
    debit: centavosIn,
  }),
  response: v.object({ debit: centavosOut }),
  refusals: { bonusEnded: 1370, bonusInRound: 1371, bonusInSafebox: 1372, debitChanged: 1373 },
})

/** Every blocker is also a refusal of the request. */
const blockerRefusals = {
  withdrawalsClosed: 1341,
  riskHold: 1342,
  openWithdrawal: 1343,
  resting: 1344,
  kyc: 1345,
  neverDeposited: 1346,
  turnover: 1347,
  bonusOnBreak: 1374,
  openRound: 1348,
  noMobile: 1006,
  noPassword: 1322,
  noAccount: 1349,
  nameDiffers: 1304,
  accountResting: 1359,
  dayCount: 1350,
  dayAmount: 1351,
  notEnough: 1352,
} as const satisfies Readonly<Record<(typeof blockerKinds)[number], number>>

const amountRefusals = { accountUnknown: 1353, amountTooSmall: 1354, amountTooLarge: 1355 } as const

export const beginPasskeyWithdrawal = call({
  path: 'exchangePasskey',
  summary:
    'Returns the challenge by which a passkey confirms this amount to this account, once and within five minutes.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({ amount: centavosIn, bankAccountId: idIn }),
  response: passkeyToSignOut,
  refusals: { ...blockerRefusals, ...amountRefusals, noPasskey: 1464, tryLater: 1020 },
})

export const requestWithdrawal = call({
  path: 'exchange',
  summary: 'Requests a withdrawal. The amount is set aside at once and paid once approved. Idempotent by reqId.',
  access: 'player',
  money: 'withdrawal',
  presence: 'recent',
  request: v.pipe(
    v.object({
      amount: centavosIn,
      bankAccountId: idIn,
      /** The signature of this amount and account. It takes the place of the withdrawal password and the code. */
      passkey: v.optional(signedByPasskeyIn),
      /** The withdrawal password, encrypted as at sign-in. */
      password: v.optional(v.pipe(v.string(), v.base64(), v.minLength(300), v.maxLength(1024))),
      passwordKeyId: v.optional(v.pipe(v.string(), v.maxLength(64))),
      /** Sent by code type 3. */
      code: v.optional(codeIn),
      requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
      reqId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    }),
    v.check(
      ({ passkey, password, code }) =>
        passkey === undefined
          ? password !== undefined && code !== undefined
          : password === undefined && code === undefined,
      'Give a passkey’s signature, or the withdrawal password and a code.',
    ),
  ),
  response: v.object({ order: withdrawalOut }),
  refusals: {
    ...blockerRefusals,
    ...amountRefusals,
    passkeyWrong: 1462,
    passkeyOver: 1463,
    passkeyResting: 1466,
    reqIdUsed: 1356,
    wrongPassword: 1323,
    locked: 102,
    codeWrong: 1045,
  },
})

export const checkWithdrawal = call({
  path: 'checkExchangeOrder',
  summary: 'Returns the status of a withdrawal with every step so far.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({ orderId: orderIdIn }),
  response: v.object({ order: withdrawalOut }),
  refusals: { orderNotFound: 1357 },
})

export const listWithdrawals = call({
  path: 'getExchangeOrder',
  summary: 'Lists the player’s withdrawals, newest first.',
  access: 'player',
  money: 'none',
  request: v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    from: v.optional(instantIn),
    to: v.optional(instantIn),
    status: v.optional(v.picklist(withdrawalStates)),
  }),
  response: v.object({ page: v.number(), size: v.number(), total: v.number(), list: v.array(withdrawalOut) }),
  refusals: {},
})

export const cancelWithdrawal = call({
  path: 'cancelExchange',
  summary: 'Cancels a withdrawal before it is approved. The amount returns to the balance.',
  access: 'player',
  money: 'own',
  presence: 'recent',
  request: v.object({ orderId: orderIdIn }),
  response: v.object({ order: withdrawalOut }),
  refusals: { orderNotFound: 1357, tooLate: 1358 },
})

export const lockWithdrawal = call({
  path: 'lockExchange',
  summary: 'Locks a withdrawal, so that the player can no longer cancel it and play with the money.',
  access: 'player',
  money: 'own',
  request: v.object({ orderId: orderIdIn }),
  response: v.object({ order: withdrawalOut }),
  refusals: { orderNotFound: 1357, tooLate: 1358 },
})
