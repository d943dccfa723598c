import * as v from 'valibot'
import { expiryOut, instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idIn } from '#core/contract/id-in.ts'
import { enumerationIn } from '#core/enumerations/enumeration.ts'
import { idOut } from '#core/contract/id-out.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { orderStates } from './order-states.ts'

const orderOut = v.object({
  orderId: v.string(),
  channel: v.string(),
  /** The requested amount. */
  amount: centavosOut,
  /** The credited amount; null before. */
  credited: v.nullable(centavosOut),
  status: v.picklist(orderStates),
  /** The bonus that comes with exactly this amount, as the form promised it. */
  promised: centavosOut,
  /** The bonus that was credited with it; null before. */
  bonus: v.nullable(centavosOut),
  createTime: instantOut,
  expireAt: instantOut,
  /** Where to pay, while the order can be paid. */
  payUrl: v.nullable(v.string()),
  qrCodeText: v.nullable(v.string()),
  /** The operator's account for a bank transfer. */
  appRechargeBankOwn: v.nullable(
    v.object({
      bankName: v.string(),
      shortBankName: v.string(),
      accountName: v.string(),
      cardNum: v.string(),
      amount: centavosOut,
    }),
  ),
  /** The player has reported the payment. */
  isReported: v.boolean(),
})

const orderIdIn = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,25}$/))

export const beginDeposit = call({
  path: 'recharge3',
  summary: 'Starts a deposit and returns where to pay. The coins are credited once the provider reports the payment.',
  access: 'player',
  money: 'deposit',
  presence: 'recent',
  request: v.object({
    amount: centavosIn,
    version: v.literal(4),
    actType: v.optional(enumerationIn(depositPurpose), depositPurpose.coin),
    /** The inventory id of a coupon. */
    couponId: v.optional(idIn),
    /** The level pack that the deposit buys, with the purpose `depositLadder`. */
    fundId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999))),
    rechargeType: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999)),
    /** False: the player wants no bonus, and no playthrough for one. */
    takesBonus: v.optional(v.boolean(), true),
    /** The bonus that the form promised. The deposit is refused if it would bring another. */
    promised: v.optional(centavosIn),
  }),
  response: orderOut,
  refusals: {
    depositsClosed: 1201,
    depositStopped: 1202,
    channelClosed: 1204,
    amountTooSmall: 1205,
    amountTooLarge: 1206,
    tooManyOrders: 1207,
    paymentUnavailable: 1208,
    identityNeeded: 1210,
    limitReached: 1211,
    couponUnusable: 1212,
    accountNeeded: 1213,
    offerSoldOut: 1214,
    offerChanged: 1215,
  },
})

const bonusLineOut = v.object({
  offer: v.string(),
  title: v.string(),
  /** The step, where the offer counts them. */
  step: v.nullable(v.number()),
  bonus: centavosOut,
  betRate: multiplierOut,
  playthrough: centavosOut,
  endsAt: expiryOut,
})

const earnedOut = v.object({
  offer: v.string(),
  title: v.string(),
  step: v.nullable(v.number()),
  items: rewardItemsOut,
  endsAt: expiryOut,
})

export const quoteDeposit = call({
  path: 'rechargeQuote',
  summary: 'Returns what a deposit of this amount would bring, by the rules that will credit it.',
  access: 'player',
  money: 'none',
  request: v.object({
    amount: centavosIn,
    actType: v.optional(enumerationIn(depositPurpose), depositPurpose.coin),
  }),
  response: v.object({
    amount: centavosOut,
    /** No deposit is taken before the identity is verified. */
    identityNeeded: v.boolean(),
    /** What of the deposit repays a debt. */
    repaid: centavosOut,
    choices: v.array(
      v.object({
        choice: v.picklist(['offers', 'coupon', 'none']),
        couponId: v.nullable(idOut),
        lines: v.array(bonusLineOut),
        bonus: centavosOut,
        playthrough: centavosOut,
        /** The largest bonus. */
        isBest: v.boolean(),
      }),
    ),
    gifts: v.array(v.object({ ...earnedOut.entries, when: v.picklist(['claim', 'playthrough']) })),
    missed: v.array(
      v.object({
        ...earnedOut.entries,
        /** The deposit that earns it. */
        need: centavosOut,
        /** This deposit would end the offer. */
        isLost: v.boolean(),
      }),
    ),
  }),
  refusals: {},
})

export const checkDeposit = call({
  path: 'isRechargeDone',
  summary: 'Returns whether a deposit has arrived. Queries the provider if it has not reported yet.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({
    orderId: orderIdIn,
    /** The player says that they have paid: the provider is queried at once. */
    hasPaid: v.optional(v.boolean(), false),
  }),
  response: v.object({ isRechargeDone: v.boolean(), order: orderOut }),
  refusals: { orderNotFound: 1209 },
})

const pageIn = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  from: v.optional(instantIn),
  to: v.optional(instantIn),
}
const pageOut = v.object({ page: v.number(), size: v.number(), total: v.number(), list: v.array(orderOut) })

export const listDeposits = call({
  path: 'getRechargeRecord',
  summary: 'Lists the player’s deposits, newest first.',
  access: 'player',
  money: 'none',
  request: v.object({ ...pageIn, status: v.optional(v.picklist(orderStates)) }),
  response: pageOut,
  refusals: {},
})

export const listOpenDeposits = call({
  path: 'checkRechargeOrder',
  summary: 'Lists the player’s unpaid deposits, newest first.',
  access: 'player',
  money: 'none',
  request: v.object(pageIn),
  response: pageOut,
  refusals: {},
})

const receiptBytesMax = 4 * 1024 * 1024

export const reportDeposit = call({
  path: 'rechargePaid',
  summary: 'Reports a bank transfer as sent, with an optional picture of the receipt.',
  access: 'player',
  money: 'none',
  bodyBytesMax: receiptBytesMax * 1.5,
  request: v.object({
    orderId: orderIdIn,
    /** A JPEG, PNG or WebP picture in base64. */
    receipt: v.optional(
      v.pipe(v.string(), v.maxLength(receiptBytesMax * 1.4), v.base64('Send the picture in base64.')),
    ),
  }),
  response: orderOut,
  refusals: { orderNotFound: 1209, notATransfer: 1210, receiptUnreadable: 1211, tryLater: 1020 },
})
