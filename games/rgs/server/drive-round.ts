import { type Duration, hours, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { OperationRequest } from '#games/protocol/operations.ts'
import type { WalletClient, WalletReply } from '#games/protocol/server/wallet-client.ts'
import { applyReply } from './apply-reply.ts'
import { requestLease } from './round-ops.ts'
import type { StudioDependencies } from './studio-dependencies.ts'
import { type RoundOp, type WalletOp, walletOpPostpone, walletOpTakeNext } from './wallet-op.store.ts'

// A round asks for a bet, a rollback, a win and an end at most, in one go.
const opsMax = 6
const attemptsMax = 12
const deadEvery: Duration = hours(1)

/** The caller: the request that wrote the round, or the worker for what a request left over. */
export type Driver = 'request' | 'worker'

/** Sends everything a round waits for to the wallet, in order. Returns the last balance that the wallet reported. */
export async function driveRound(needs: StudioDependencies, roundId: string, driver: Driver): Promise<number | null> {
  let balance: number | null = null
  for (let count = 0; count < opsMax; count++) {
    const now = needs.clock.now()
    const op = await walletOpTakeNext(needs.db, roundId, { now, until: addDuration(now, requestLease) })
    if (op === undefined) return balance
    const reply = await askWallet(needs.wallet, op, driver)
    const isUndone = op.op === 'rollback' && reply.kind === 'answered' && (await wasApplied(needs.wallet, op))
    if (reply.kind === 'answered') balance = reply.answer.balance ?? balance
    const applied = await needs.db.transaction((tx) =>
      applyReply(tx, needs, { opId: op.id, roundId, reply, isUndone, now: needs.clock.now() }),
    )
    if (applied === 'done') continue
    await putOff(needs, op, applied === 'dead' ? reply : undefined)
    return balance
  }
  return balance
}

/**
 * A bet is asked for by the request that made it, and by nobody else: what a crash left unknown is not tried again for a
 * player who may have gone, but taken back.
 */
async function askWallet(wallet: WalletClient, { op, body, attempts }: WalletOp, driver: Driver): Promise<WalletReply> {
  const isBet = op === 'bet' || op === 'betwin'
  if (isBet && (driver === 'worker' || attempts > 1)) return { kind: 'unknown' }
  // The studio wrote the body itself in this operation's form.
  return wallet.ask(op, body as OperationRequest<RoundOp>)
}

/** Whether the bet that was taken back had ever moved money: the books of both sides count it if so. */
async function wasApplied(wallet: WalletClient, { body, txId }: WalletOp): Promise<boolean> {
  const { playerId, refTxId, ts } = body
  const inquiry = {
    reqId: `${txId}.s`,
    currency: 'PHP',
    playerId: String(playerId),
    txId: String(refTxId),
    ts: String(ts),
  }
  const reply = await wallet.ask('txstatus', inquiry)
  return reply.kind === 'answered' && reply.answer.state === 'ROLLED_BACK'
}

/** Later and later; what the wallet will not have, or what it did not answer for long, is a dead letter and comes back every hour. */
async function putOff({ db, clock, log }: StudioDependencies, op: WalletOp, refused: WalletReply | undefined) {
  const isDead = refused !== undefined || op.attempts >= attemptsMax
  const pause = isDead ? deadEvery : backOffOf(op.attempts)
  const { roundId, txId, attempts } = op
  const code = refused?.kind === 'answered' ? refused.answer.code : undefined
  const facts = { roundId, txId, op: op.op, attempts, code }
  if (isDead) log.error(facts, 'the wallet refused an operation for good: needs review')
  else log.warn(facts, 'the wallet did not answer; the operation will be retried')
  await walletOpPostpone(db, op.id, addDuration(clock.now(), pause), isDead ? 'dead' : 'pending')
}

const backOffMax: Duration = minutes(5)

const backOffOf = (attempts: number): Duration => {
  const pause = seconds(2 ** Math.min(attempts, attemptsMax))
  return pause > backOffMax ? backOffMax : pause
}
