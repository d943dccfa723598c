import { archivedRoundsOf } from '../store/hidden-rounds.store.ts'
import { txFind } from '../store/game-tx.store.ts'
import type { WalletDependencies } from '../wallet-dependencies.ts'
import type { WalletOrder } from '../wallet-order.ts'

/** Says which month has to be attached before this operation can be decided. */
export async function logArchivedRound(
  order: WalletOrder,
  { db, log }: Pick<WalletDependencies, 'db' | 'log'>,
): Promise<void> {
  const { playerId, provider, op } = order
  const roundId = await namedRound(order, db)
  if (roundId === undefined) return
  const [archived] = await archivedRoundsOf(db, [{ playerId, providerId: provider.id, roundId }])
  const month = archived?.month.slice(0, 7)
  const what =
    'only an archive has the round: attach the transfers of its month, then its rounds (docs/operations/archive-months.md)'
  log.error({ provider: provider.id, op, roundId, month }, what)
}

async function namedRound(order: WalletOrder, db: WalletDependencies['db']): Promise<string | undefined> {
  if (order.op === 'endround') return order.body.roundId
  if (order.op !== 'rollback') return undefined
  const { scope, roundId, refTxId } = order.body
  if (scope === 'ROUND' || refTxId === undefined) return roundId
  return (await txFind(db, { providerId: order.provider.id, txId: refTxId }))?.roundId ?? roundId
}
