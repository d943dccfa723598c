import type { OperationFacts } from '#ledger'
import type { Round } from '../../round.ts'
import type { GameTx } from '../store/game-tx.store.ts'
import { roundKey, type WalletChange, type WalletView } from '../wallet-view.ts'
import type { WalletPlan } from './turn.ts'

/**
 * Links the plan's bets and wins into the chain of their round, and records its transactions as the ledger's
 * operations.
 */
export function recordPlays(plan: WalletPlan, ownTxId: string, view: WalletView): WalletPlan {
  if (plan.kind === 'answer') return plan
  const rows = plan.rows.map((row) => chained(row, view))
  const factsOf = (txId: string): { facts?: OperationFacts } => {
    const tx = rows.flatMap(({ txs }) => txs).find((each) => each.txId === txId)
    return tx === undefined ? {} : { facts: operationFacts(tx) }
  }
  const alsoRecords = plan.alsoRecords?.map((also) => ({ ...also, ...factsOf(also.key) }))
  return { ...plan, rows, ...factsOf(ownTxId), ...(alsoRecords === undefined ? {} : { alsoRecords }) }
}

/** Each bet and win names the previous one, and the round names the last. */
function chained(change: WalletChange, view: WalletView): WalletChange {
  const [round] = change.rounds ?? []
  if (round === undefined) return change
  let last = view.rounds.get(roundKey(round))?.lastTxId ?? null
  const txs = change.txs.map((tx) => {
    if (!isPlayOf(tx, round)) return tx
    const followsTxId = last
    last = tx.txId
    return { ...tx, followsTxId }
  })
  return { ...change, txs, rounds: [{ ...round, lastTxId: last }] }
}

const plays: ReadonlySet<GameTx['kind']> = new Set(['bet', 'tip', 'win', 'jackpot'])

const isPlayOf = ({ kind, state, roundId }: GameTx, round: Round): boolean =>
  state === 'APPLIED' && roundId === round.roundId && plays.has(kind)

const operationFacts = ({ kind, state, amount, roundId, refTxId, followsTxId, seq }: GameTx): OperationFacts => ({
  act: kind,
  state,
  amount,
  subject: roundId,
  refersTo: refTxId,
  follows: followsTxId,
  movedSeq: seq,
})
