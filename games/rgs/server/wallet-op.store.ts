import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type RoundOp = 'bet' | 'betwin' | 'win' | 'endround' | 'rollback'

/** One wallet operation, stored before it is sent and kept until its outcome is known. */
export type WalletOp = {
  readonly id: bigint
  readonly roundId: string
  readonly op: RoundOp
  readonly txId: string
  /** The operation as it is sent, the same with every attempt. */
  readonly body: Readonly<Record<string, unknown>>
  readonly state: 'pending' | 'done' | 'refused' | 'undone' | 'dead'
  readonly attempts: number
}

const columns = `o.id, o.round_id as "roundId", o.op, o.tx_id as "txId", o.body, o.state, o.attempts`

const insert = statement(
  'wallet_op_insert',
  `insert into studio.wallet_op (round_id, player_id, op, tx_id, body, bet_amount, win_amount, state, next_at)
   values ($1, $2, $3, $4, $5, $6, $7, 'pending', $8)`,
)
export type NewWalletOp = Pick<WalletOp, 'roundId' | 'op' | 'txId' | 'body'> & {
  readonly playerId: string
  readonly betAmount?: Centavos
  readonly winAmount?: Centavos
  /** When the worker takes over, should the request that wrote it not get to it. */
  readonly nextAt: Instant
}
export const walletOpInsert = (db: Queryable, op: NewWalletOp) => {
  const { roundId, playerId, txId, body, betAmount = zeroCentavos, winAmount = zeroCentavos, nextAt } = op
  return db.rows(insert, [roundId, playerId, op.op, txId, JSON.stringify(body), betAmount, winAmount, sqlTime(nextAt)])
}

const takeNext = statement<WalletOp>(
  'wallet_op_take_next',
  `update studio.wallet_op o set attempts = o.attempts + 1, next_at = $3
   where o.id = (select n.id from studio.wallet_op n where n.round_id = $1 and n.state = 'pending' order by n.id limit 1)
     and (o.attempts = 0 or o.next_at <= $2)
   returning ${columns}`,
)
type Lease = { readonly now: Instant; readonly until: Instant }
/** The round's next operation, for the one who takes it; nobody else may before `until`. */
export const walletOpTakeNext = (db: Queryable, roundId: string, { now, until }: Lease) =>
  atMostOne(db.rows(takeNext, [roundId, sqlTime(now), sqlTime(until)]))

const findForUpdate = statement<WalletOp>(
  'wallet_op_find_for_update',
  `select ${columns} from studio.wallet_op o where o.id = $1 for update`,
)
export const walletOpFindForUpdate = (db: Queryable, id: bigint) => exactlyOne(db.rows(findForUpdate, [id]))

const findByTxId = statement<WalletOp>(
  'wallet_op_find_by_tx_id',
  `select ${columns} from studio.wallet_op o where o.tx_id = $1 for update`,
)
export const walletOpFindByTxId = (db: Queryable, txId: string) => exactlyOne(db.rows(findByTxId, [txId]))

const countBets = statement<{ count: bigint }>(
  'wallet_op_count_bets',
  `select count(*) from studio.wallet_op o where o.round_id = $1 and o.op = 'bet'`,
)
/** How many bets of this round were sent to the wallet, whatever their outcome. */
export const walletOpCountBets = async (db: Queryable, roundId: string): Promise<number> =>
  Number((await exactlyOne(db.rows(countBets, [roundId]))).count)

const countPending = statement<{ count: bigint }>(
  'wallet_op_count_pending',
  `select count(*) from studio.wallet_op o where o.round_id = $1 and o.state in ('pending', 'dead')`,
)
/** The wallet operations of a round that are still pending. */
export const walletOpCountPending = async (db: Queryable, roundId: string): Promise<bigint> =>
  (await exactlyOne(db.rows(countPending, [roundId]))).count

const setState = statement(
  'wallet_op_set_state',
  `update studio.wallet_op set state = $2, code = $3, applied_at = $4 where id = $1`,
)
export type OpOutcome = {
  readonly state: WalletOp['state']
  readonly code: number | null
  /** When the wallet applied it, by the wallet's own clock. */
  readonly appliedAt: Instant | null
}
export const walletOpSetState = (db: Queryable, id: bigint, { state, code, appliedAt }: OpOutcome) =>
  db.rows(setState, [id, state, code, appliedAt === null ? null : sqlTime(appliedAt)])

const revive = statement(
  'wallet_op_revive_of_round',
  `update studio.wallet_op set state = 'pending', next_at = $2
   where round_id = $1 and (state in ('pending', 'dead') or (state = 'done' and op = 'endround'))`,
)
/** The wallet inquires about a round: its end is resent, and refused operations are retried. */
export const walletOpReviveOfRound = (db: Queryable, roundId: string, now: Instant) =>
  db.rows(revive, [roundId, sqlTime(now)])

const countUndone = statement(
  'wallet_op_count_undone',
  `with bet as (update studio.wallet_op set applied_at = $3 where id = $1 returning bet_amount)
   update studio.wallet_op set bet_amount = bet.bet_amount from bet where id = $2`,
)
/** A bet that had moved money and was taken back counts, and so does what took it back. */
export const walletOpCountUndone = (
  db: Queryable,
  { bet, rollback, appliedAt }: { readonly bet: bigint; readonly rollback: bigint; readonly appliedAt: Instant },
) => db.rows(countUndone, [bet, rollback, sqlTime(appliedAt)])

const postpone = statement(
  'wallet_op_postpone',
  `update studio.wallet_op set next_at = $2, state = $3 where id = $1 and state in ('pending', 'dead')`,
)
export const walletOpPostpone = (db: Queryable, id: bigint, until: Instant, state: 'pending' | 'dead') =>
  db.rows(postpone, [id, sqlTime(until), state])

const listDue = statement<{ roundId: string }>(
  'wallet_op_list_due',
  `update studio.wallet_op o set state = 'pending' from (
     select n.id from studio.wallet_op n where n.state in ('pending', 'dead') and n.next_at <= $1
     order by n.next_at limit 50 for update skip locked) due
   where o.id = due.id returning o.round_id as "roundId"`,
)
/** Rounds with pending wallet operations. A dead letter gets another attempt. */
export const walletOpListDue = async (db: Queryable, now: Instant): Promise<string[]> => [
  ...new Set((await db.rows(listDue, [sqlTime(now)])).map(({ roundId }) => roundId)),
]
