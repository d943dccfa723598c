import type { Centavos } from '#core/money/centavos.ts'
import { type Account, type AccountKind, accountKind, isPlayerAccount } from './account.ts'
import type { Points } from './points.ts'
import {
  allowsMove,
  type CoinReason,
  isHouseReason,
  isReason,
  type PointsReason,
  type Reason,
  ruleOf,
} from './reason.ts'
import { isSynthetic } from './synthetic.ts'

/** A requested movement of money in one player's book. */
export type Transfer = TransferAmount & {
  readonly from: Account
  readonly to: Account
  /** The subject: an order, a round, a claim. 1 to 128 printable characters. */
  readonly reference: string
  /** The sequence number of the transfer that this one undoes or settles. */
  readonly closes?: bigint
}

type TransferAmount =
  | { readonly reason: CoinReason; readonly amount: Centavos }
  | { readonly reason: PointsReason; readonly amount: Points }

/** A transfer that the chart of accounts does not know: a defect of the caller, never an answer to a player. */
export class ChartViolation extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ChartViolation'
  }
}

/** The book of transfers between accounts of the house. */
export const houseBook = 0n

/** The maximum of PostgreSQL's bigint. */
const amountMax = 9_223_372_036_854_775_807n
const printable = /^[\x20-\x7e]{1,128}$/

/** A transfer as read from the database, which guarantees text only. */
export type TransferClaim = {
  readonly reason: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly reference: string
  readonly closes?: bigint | undefined
}

/** Throws for transfers that no caller may request. */
export function checkTransfer(playerId: bigint, transfer: TransferClaim): void {
  const { reason, amount, reference } = transfer
  if (!isReason(reason)) throw new ChartViolation(`nobody moves money because of "${reason}"`)
  if (amount <= 0n || amount > amountMax) throw new ChartViolation(`${reason} of ${amount} moves nothing`)
  if (!printable.test(reference)) throw new ChartViolation(`${reason} needs a reference of printable characters`)
  checkMove(playerId, reason, transfer)
  if (!isAtHome(playerId, reason, transfer)) throw new ChartViolation(`${reason} does not belong into book ${playerId}`)
}

function checkMove(playerId: bigint, reason: Reason, { from, to, closes }: TransferClaim): void {
  const [fromKind, toKind] = [accountKind(from), accountKind(to)]
  if (fromKind === undefined) throw new ChartViolation(`the chart has no account "${from}"`)
  if (toKind === undefined) throw new ChartViolation(`the chart has no account "${to}"`)
  const rule = ruleOf(reason)
  if (from === to || !allowsMove(rule, fromKind, toKind)) {
    throw new ChartViolation(`${reason} does not lead from ${from} to ${to}`)
  }
  if (!isItsOwn(playerId, [fromKind, toKind])) {
    throw new ChartViolation(`${reason} of ${from} to ${to} is not for book ${playerId}`)
  }
  if ((rule.closes === undefined) !== (closes === undefined)) {
    throw new ChartViolation(
      `${reason} ${rule.closes === undefined ? 'closes no' : 'has to name the'} earlier transfer`,
    )
  }
}

/** Promotions give a synthetic player nothing, and nobody else gets its money: what promotions cost need not leave it out. */
const isItsOwn = (playerId: bigint, kinds: readonly AccountKind[]): boolean =>
  !kinds.includes(isSynthetic(playerId) ? 'promo' : 'synthetic')

/** Transfers between accounts of the house belong to the house's book, all others to a player's. */
function isAtHome(playerId: bigint, reason: Reason, { from, to }: TransferClaim): boolean {
  if (ruleOf(reason).moves === 'undoes')
    return playerId !== houseBook || !(isPlayerAccount(from) || isPlayerAccount(to))
  return (playerId === houseBook) === isHouseReason(reason)
}
