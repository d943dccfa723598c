import * as v from 'valibot'
import {
  addressField,
  amountField,
  everyOperation,
  idField,
  inRound,
  ofPlayer,
  signedAmountField,
  textField,
  tokenField,
  urlField,
} from './fields.ts'

const betTypes = ['NORMAL', 'FEATURE_BUY', 'TIP'] as const
const winTypes = ['NORMAL', 'FREE_ROUND', 'JACKPOT'] as const
const promoTypes = ['TOURNAMENT', 'DROP', 'CASHBACK', 'FREE_ROUND_TOTAL', 'JACKPOT'] as const

const endRoundField = v.optional(v.boolean(), false)

const authenticate = v.object({
  ...everyOperation,
  playerId: v.optional(idField),
  gameCode: idField,
  launchToken: tokenField,
  ip: v.optional(addressField),
  device: v.optional(textField),
})

const balance = v.object({ ...ofPlayer, session: tokenField })

const bet = v.pipe(
  v.object({
    ...inRound,
    txId: idField,
    session: tokenField,
    amount: amountField,
    betType: v.optional(v.picklist(betTypes), 'NORMAL'),
    freeRoundId: v.optional(idField),
    endRound: endRoundField,
  }),
  v.forward(
    v.check(
      ({ freeRoundId, amount }) => freeRoundId === undefined || amount === 0n,
      'With freeRoundId the amount is 0.',
    ),
    ['amount'],
  ),
)

const win = v.object({
  ...inRound,
  txId: idField,
  amount: amountField,
  betTxId: v.optional(idField),
  winType: v.optional(v.picklist(winTypes), 'NORMAL'),
  jackpotId: v.optional(idField),
  endRound: endRoundField,
})

const betwin = v.pipe(
  v.object({
    ...inRound,
    session: v.optional(tokenField),
    betTxId: idField,
    winTxId: idField,
    betAmount: amountField,
    winAmount: amountField,
    /** False if further pairs of the round follow. */
    endRound: v.boolean(),
  }),
  v.forward(
    v.check(({ betTxId, winTxId }) => betTxId !== winTxId, 'Give the win another id than the bet.'),
    ['winTxId'],
  ),
)

const rollback = v.pipe(
  v.object({
    ...ofPlayer,
    roundId: v.optional(idField),
    txId: idField,
    refTxId: v.optional(idField),
    scope: v.optional(v.picklist(['TX', 'ROUND']), 'TX'),
    reason: v.optional(textField, ''),
  }),
  v.forward(
    v.check(
      ({ scope, refTxId }) => scope === 'ROUND' || refTxId !== undefined,
      'Name the bet, or give the scope ROUND.',
    ),
    ['refTxId'],
  ),
  v.forward(
    v.check(({ txId, refTxId }) => txId !== refTxId, 'Name the bet: txId is the id of the rollback itself.'),
    ['refTxId'],
  ),
  v.forward(
    v.check(
      ({ scope, roundId }) => scope === 'TX' || roundId !== undefined,
      'Name the round: the scope ROUND needs it.',
    ),
    ['roundId'],
  ),
)

const endround = v.object({
  ...inRound,
  txId: idField,
  totals: v.object({ bet: amountField, win: amountField }),
  detailUrl: v.optional(urlField),
})

const promo = v.object({
  ...ofPlayer,
  txId: idField,
  campaignId: idField,
  type: v.picklist(promoTypes),
  amount: amountField,
})

const adjust = v.object({
  ...ofPlayer,
  txId: idField,
  refRoundId: idField,
  signedAmount: signedAmountField,
  reason: v.pipe(textField, v.minLength(1, 'Give a reason of 1 to 200 characters.')),
})

const txstatus = v.object({ ...everyOperation, playerId: v.optional(idField), txId: idField })

/** The ten operations. */
export const operations = {
  authenticate,
  balance,
  bet,
  win,
  betwin,
  rollback,
  endround,
  promo,
  adjust,
  txstatus,
} as const
export type Op = keyof typeof operations

export const isOp = (text: string): text is Op => Object.hasOwn(operations, text)

/** As a provider sends it. */
export type OperationRequest<O extends Op> = v.InferInput<(typeof operations)[O]>
/** As a wallet reads it. */
export type Operation<O extends Op> = v.InferOutput<(typeof operations)[O]>

export const operationPrefix = '/glw/v1/'
