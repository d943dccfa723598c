import { type Instant, instant } from '#core/clock/instant.ts'
import { addCentavos } from '#core/money/centavos.ts'
import { glwCode } from '#games/protocol/codes.ts'
import type { WalletAnswer } from '#games/protocol/answer.ts'
import type { WalletReply } from '#games/protocol/server/wallet-client.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { RgsRefusal } from '../rgs-refusals.ts'
import { type Account, accountFindForUpdate } from './account.store.ts'
import { feedJackpots, type JackpotDependencies } from './jackpots/feed-jackpots.ts'
import { freeRoundGiveBack } from './free-round.store.ts'
import { orderRollback } from './round-ops.ts'
import { type Round, roundFind, roundFindForUpdate, roundUpdate } from './round.store.ts'
import { type RoundStep, roundStepDelete, roundStepFind } from './round-step.store.ts'
import {
  type WalletOp,
  walletOpCountPending,
  walletOpCountUndone,
  walletOpFindByTxId,
  walletOpFindForUpdate,
  walletOpSetState,
} from './wallet-op.store.ts'
import { showStep } from './write-move.ts'
import { tableRoundFindForBets } from './tables/table-round.store.ts'

type ReplyContext = {
  readonly needs: JackpotDependencies
  readonly account: Account
  readonly round: Round
  readonly op: WalletOp
  /** Of a rollback: that the bet had moved money. */
  readonly isUndone: boolean
  readonly now: Instant
}

type WalletOpReply = Pick<ReplyContext, 'isUndone' | 'now'> & {
  readonly opId: bigint
  readonly roundId: string
  readonly reply: WalletReply
}

/** The outcome of an operation. `later`: unknown, it stays pending. */
export type ReplyEffect = 'done' | 'later' | 'dead'

/** Carries a wallet's reply into the studio's books, once. */
export async function applyReply(
  tx: Transaction,
  needs: JackpotDependencies,
  { opId, roundId, reply, isUndone, now }: WalletOpReply,
): Promise<ReplyEffect> {
  const { accountId } = (await roundFind(tx, roundId)) ?? missing(roundId)
  const account = await accountFindForUpdate(tx, accountId)
  const round = await roundFindForUpdate(tx, roundId)
  const op = await walletOpFindForUpdate(tx, opId)
  if (op.state !== 'pending') return 'done'
  const applying = { needs, account, round, op, isUndone, now }
  switch (op.op) {
    case 'bet':
    case 'betwin':
      return applyBet(tx, applying, reply)
    case 'rollback':
      return applyRollback(tx, applying, reply)
    case 'win':
    case 'endround':
      return applyEnd(tx, applying, reply)
  }
}

function missing(roundId: string): never {
  throw new Error(`round ${roundId} is gone while the wallet is asked about it`)
}

async function applyBet(tx: Transaction, applying: ReplyContext, reply: WalletReply): Promise<ReplyEffect> {
  const { op, round } = applying
  const isLate = reply.kind === 'answered' && reply.answer.code === glwCode.ok && (await isTooLate(tx, round))
  if (reply.kind === 'answered' && !isLate) {
    const { answer } = reply
    if (answer.code === glwCode.ok) {
      await walletOpSetState(tx, op.id, { state: 'done', code: answer.code, appliedAt: timeOf(answer) })
      await standBet(tx, applying)
    } else {
      await walletOpSetState(tx, op.id, { state: 'refused', code: answer.code, appliedAt: null })
      await dropBet(tx, applying, refusalOf(answer.code))
    }
    return 'done'
  }
  if (reply.kind === 'notApplied') {
    await walletOpSetState(tx, op.id, { state: 'refused', code: glwCode.tryLater, appliedAt: null })
    await dropBet(tx, applying, 'walletAway')
    return 'done'
  }
  await walletOpSetState(tx, op.id, { state: 'undone', code: null, appliedAt: null })
  await takeBack(tx, applying, op.op === 'bet' && round.step < 0 ? 'ROUND' : 'TX')
  return 'done'
}

/** Nobody knows whether it was taken, or its table has gone on without it: it is taken back, which also turns away a bet that arrives late. */
function takeBack(tx: Transaction, { account, round, op, now }: ReplyContext, scope: 'TX' | 'ROUND') {
  const inRound = { round, playerId: account.playerId ?? '', now }
  const refTxId = op.op === 'rollback' ? String(op.body.refTxId) : op.txId
  return orderRollback(tx, inRound, { refTxId, scope, reason: 'no answer to the bet' })
}

async function applyRollback(tx: Transaction, applying: ReplyContext, reply: WalletReply): Promise<ReplyEffect> {
  const { op, round, isUndone } = applying
  if (reply.kind !== 'answered') return 'later'
  const { answer } = reply
  const bet = await walletOpFindByTxId(tx, String(op.body.refTxId))
  const appliedAt = timeOf(answer)
  if (answer.code === glwCode.ok) {
    await walletOpSetState(tx, op.id, { state: 'done', code: answer.code, appliedAt })
    if (round.state === 'voided') return 'done'
    if (isUndone) await walletOpCountUndone(tx, { bet: bet.id, rollback: op.id, appliedAt })
    await dropBet(tx, { ...applying, op: bet }, 'walletAway', 'voided')
    if (round.step < 0 && op.body.scope === 'TX') await takeBack(tx, applying, 'ROUND')
    return 'done'
  }
  if (answer.code !== glwCode.txAlreadySettled) return 'dead'
  // Bet and win had been applied together: the round stands, and its player has the money.
  await walletOpSetState(tx, op.id, { state: 'done', code: answer.code, appliedAt: null })
  await walletOpSetState(tx, bet.id, { state: 'done', code: glwCode.ok, appliedAt })
  await standBet(tx, { ...applying, op: bet })
  return 'done'
}

async function applyEnd(tx: Transaction, { op, round, now }: ReplyContext, reply: WalletReply): Promise<ReplyEffect> {
  if (reply.kind !== 'answered') return 'later'
  const { answer } = reply
  if (answer.code !== glwCode.ok) return 'dead'
  await walletOpSetState(tx, op.id, { state: 'done', code: answer.code, appliedAt: timeOf(answer) })
  // A pool that was won is paid to a round that has ended already: with the last of it, the round is over.
  const isEnd =
    op.op === 'endround' || (op.body.winType === 'JACKPOT' && (await walletOpCountPending(tx, round.id)) === 0n)
  if (isEnd) await roundUpdate(tx, { ...round, state: 'closed' }, now)
  return 'done'
}

/** The money is there: the step that it pays for may be seen. */
async function standBet(tx: Transaction, { needs, account, round, op, now }: ReplyContext): Promise<void> {
  const step = await paidStep(tx, round)
  if (op.op === 'bet') return showStep(tx, { account, round, step, now })
  const jackpot = await feedJackpots(tx, needs, { round, playerId: account.playerId ?? '', staked: step.price, now })
  const ended = { ...round, staked: step.price, step: step.step, win: addCentavos(step.win, jackpot), refusal: null }
  await roundUpdate(tx, { ...ended, state: jackpot === 0n ? 'closed' : 'settling' }, now)
}

/** No money was taken: a new round did not start, or a paid move was not made. */
async function dropBet(
  tx: Transaction,
  { round, now }: ReplyContext,
  refusal: RgsRefusal,
  outcome: 'refused' | 'voided' = 'refused',
): Promise<void> {
  if (round.freeRoundId !== null && refusal === 'walletAway')
    await freeRoundGiveBack(tx, { accountId: round.accountId, id: round.freeRoundId })
  if (round.step < 0) {
    await roundUpdate(tx, { ...round, state: outcome, refusal }, now)
    return
  }
  await roundStepDelete(tx, round.id, round.step + 1)
  await roundUpdate(tx, { ...round, state: 'open', refusal }, now)
}

async function paidStep(tx: Transaction, round: Round): Promise<RoundStep> {
  const step = await roundStepFind(tx, round.id, round.step + 1)
  if (step === undefined) throw new Error(`round ${round.id} has no step ${round.step + 1} that was paid for`)
  return step
}

const timeOf = ({ ts }: WalletAnswer): Instant => instant(Date.parse(ts))

const refusals: ReadonlyMap<number, RgsRefusal> = new Map([
  [glwCode.insufficientFunds, 'insufficientFunds'],
  [glwCode.playerBlocked, 'playStopped'],
  [glwCode.playerNotFound, 'playStopped'],
  [glwCode.sessionInvalid, 'sessionEnded'],
  [glwCode.sessionExpired, 'sessionEnded'],
  [glwCode.limitReached, 'limitReached'],
])

const refusalOf = (code: number): RgsRefusal => refusals.get(code) ?? 'gameUnavailable'

/**
 * The written rule of a table: a bet whose answer comes after the result has been drawn does not stand, whatever it would
 * have brought. It is taken back.
 */
async function isTooLate(tx: Transaction, { tableRoundId }: Pick<Round, 'tableRoundId'>): Promise<boolean> {
  if (tableRoundId === null) return false
  return (await tableRoundFindForBets(tx, tableRoundId))?.state !== 'betting'
}
