import * as v from 'valibot'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idIn } from '#core/contract/id-in.ts'
import { enumerationIn } from '#core/enumerations/enumeration.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { centavosIn, centavosOut } from '#core/money/wire-money.ts'
import { orderStates } from './order-states.ts'

const orderOut = v.object({
  orderId: v.string(),
  channel: v.string(),
  /** The requested amount. */
  amount: centavosOut,
  /** The credited amount; null before. */
  credited: v.nullable(centavosOut),
  status: v.picklist(orderStates),
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
  summary: 'Begins a deposit: answers where to pay. The coins come when the provider says that the money has.',
  access: 'player',
  money: 'deposit',
  presence: 'recent',
  request: v.object({
    amount: centavosIn,
    version: v.literal(4),
    actType: v.optional(enumerationIn(depositPurpose), depositPurpose.coin),
    /** The inventory id of a coupon. */
    couponId: v.optional(idIn),
    rechargeType: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999)),
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
  },
})

export const checkDeposit = call({
  path: 'isRechargeDone',
  summary: 'Whether a deposit has arrived. The provider is asked when it has not told yet.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({ orderId: orderIdIn }),
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
  summary: 'The deposits of a player, newest first.',
  access: 'player',
  money: 'none',
  request: v.object({ ...pageIn, status: v.optional(v.picklist(orderStates)) }),
  response: pageOut,
  refusals: {},
})

export const listOpenDeposits = call({
  path: 'checkRechargeOrder',
  summary: 'The deposits of a player that wait to be paid, newest first.',
  access: 'player',
  money: 'none',
  request: v.object(pageIn),
  response: pageOut,
  refusals: {},
})

const receiptBytesMax = 4 * 1024 * 1024

export const reportDeposit = call({
  path: 'rechargePaid',
  summary: 'The player says that a bank transfer is on its way, and may show a picture of it.',
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
