import type { BetToUndo, TxFacts } from '../../rules.ts'
import type { GameTx } from '../store/game-tx.store.ts'
import type { WalletView } from '../wallet-view.ts'

/** A transaction row as the rules need it. */
export const txFactsOf = ({ playerId, roundId, kind, state }: GameTx): TxFacts => ({
  playerId,
  roundId,
  isBet: kind === 'bet' || kind === 'tip',
  state,
})

/** The bet, and whether a win has named it. A rollback has loaded the whole round. */
export const betToUndo = (bet: GameTx, { txs }: WalletView): BetToUndo => ({
  ...txFactsOf(bet),
  isSettled: [...txs.values()].some((tx) => isPaid(tx) && tx.refTxId === bet.txId && tx.providerId === bet.providerId),
})

const isPaid = ({ kind, state }: GameTx): boolean => (kind === 'win' || kind === 'jackpot') && state !== 'REJECTED'
