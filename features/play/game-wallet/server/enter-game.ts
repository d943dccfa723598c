import { balancesOf } from '#ledger'
import { houseCurrency, refuseSession, type SessionFacts } from '../rules.ts'
import { type Answerer, performOperation } from './gate/answer-operation.ts'
import { sessionFindByHash } from './store/game-session.store.ts'
import { sessionOfLaunch } from './session-of-launch.ts'
import { playerForGame } from './player-for-game.ts'
import type { Provider } from './wallet-order.ts'
import type { WalletReply } from './gate/wire-answer.ts'

export type GameEntry = {
  readonly provider: Provider
  readonly launchToken: string
  readonly gameCode: string
  readonly reqId: string
}

/** For aggregators that keep using the launch token: opens its session, and finds it again while it is open. */
export async function enterGame(entry: GameEntry, needs: Answerer): Promise<WalletReply> {
  const { provider, launchToken, gameCode, reqId } = entry
  const session = sessionOfLaunch(launchToken, needs.hashSession)
  const open = await sessionFindByHash(needs.db, needs.hashSession(session))
  if (open !== undefined) return answerFromSession(entry, { ...open, session }, needs)
  const ts = new Date(needs.clock.now()).toISOString()
  const json = { reqId, currency: houseCurrency, ts, gameCode, launchToken }
  return performOperation('authenticate', { json, provider }, needs)
}

async function answerFromSession(
  { provider, gameCode, reqId }: GameEntry,
  open: SessionFacts & { readonly session: string },
  needs: Answerer,
): Promise<WalletReply> {
  const { db, clock, players } = needs
  const { playerId, session } = open
  const now = clock.now()
  const refusal = refuseSession(open, { playerId, providerId: provider.id, gameCode }, now)
  if (refusal !== undefined) return { code: refusal, reqId }
  const [player] = await players(db, [playerId], now)
  if (player === undefined) return { code: 'playerNotFound', reqId }
  const { coin } = await balancesOf(db, playerId)
  const opened = { session, providerId: provider.id, gameCode, now }
  return { code: 'ok', reqId, balance: coin, player: await playerForGame(db, player, opened, needs) }
}
