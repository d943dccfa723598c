import { balancesOf } from '#ledger'
import type { Operation } from '#games/protocol/operations.ts'
import { houseCurrency, refuseSession } from '../rules.ts'
import { sessionFind } from './store/game-session.store.ts'
import { txFind } from './store/game-tx.store.ts'
import type { WalletDependencies } from './wallet-dependencies.ts'
import type { Provider } from './wallet-order.ts'
import type { WalletReply } from './gate/wire-answer.ts'

type ReadDependencies = Pick<WalletDependencies, 'db' | 'clock' | 'hashSession'>
type ReadRequest<Body> = { readonly body: Body; readonly provider: Provider; readonly playerId: bigint }

/** The player's current balance, for a game with a live session. */
export async function readBalance(
  { body, provider, playerId }: ReadRequest<Operation<'balance'>>,
  { db, clock, hashSession }: ReadDependencies,
): Promise<WalletReply> {
  const { reqId, session, gameCode, currency } = body
  if (currency !== houseCurrency) return { code: 'currencyMismatch', reqId }
  const [found] = await sessionFind(db, [{ hash: hashSession(session).toString('hex'), playerId }])
  const refusal = refuseSession(found, { playerId, providerId: provider.id, gameCode }, clock.now())
  if (refusal !== undefined) return { code: refusal, reqId }
  const { coin } = await balancesOf(db, playerId)
  return { code: 'ok', reqId, balance: coin }
}

/** The outcome of a transaction id. */
export async function readTxStatus(
  { body: { reqId, txId, playerId }, provider }: Omit<ReadRequest<Operation<'txstatus'>>, 'playerId'>,
  { db }: ReadDependencies,
): Promise<WalletReply> {
  const tx = await txFind(db, { providerId: provider.id, txId })
  if (tx === undefined || (playerId !== undefined && playerId !== String(tx.playerId))) {
    return { code: 'betNotFound', reqId, decision: { txId } }
  }
  const { coin } = await balancesOf(db, tx.playerId)
  return { code: 'ok', reqId, balance: coin, decision: { txId, state: tx.state } }
}
