import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { balancesOf } from '#ledger'
import type { Operation } from '#games/protocol/operations.ts'
import type { Transaction } from '#platform/db/database.ts'
import { houseCurrency } from '../../rules.ts'
import { type Launch, launchFindForUpdate, sessionOpen } from '../store/game-session.store.ts'
import { sessionOfLaunch } from '../session-of-launch.ts'
import { playerForGame } from '../player-for-game.ts'
import type { WalletDependencies } from '../wallet-dependencies.ts'
import type { Provider } from '../wallet-order.ts'
import type { WalletReply } from './wire-answer.ts'

/** The time from the tap in the lobby until the provider has to exchange the token. */
const launchLife = seconds(120)

/** Exchanges the one-time launch token for the session that bets are made with. */
export async function authenticateLaunch(
  tx: Transaction,
  { body, provider }: { readonly body: Operation<'authenticate'>; readonly provider: Provider },
  needs: WalletDependencies,
): Promise<WalletReply> {
  const { reqId, launchToken } = body
  if (body.currency !== houseCurrency) return { code: 'currencyMismatch', reqId }
  const now = needs.clock.now()
  const launch = await launchFindForUpdate(tx, { hash: needs.hashLaunch(launchToken), providerId: provider.id })
  const refusal = refuseLaunch(launch, body, now)
  if (refusal !== undefined || launch === undefined) return { code: refusal ?? 'sessionInvalid', reqId }
  if (body.ip !== undefined && (await needs.isElsewhere(tx, body.ip))) return { code: 'playerBlocked', reqId }
  const { playerId } = launch
  const [player] = await needs.players(tx, [playerId], now)
  if (player === undefined) return { code: 'playerNotFound', reqId }
  const [game] = await needs.games(tx, [{ providerId: provider.id, gameCode: launch.gameCode }])
  if (game?.isAvailable !== true) return { code: 'gameUnavailable', reqId }

  const session = sessionOfLaunch(launchToken, needs.hashSession)
  await sessionOpen(tx, { id: launch.id, sessionHash: needs.hashSession(session), now })
  const { coin } = await balancesOf(tx, playerId)
  const opened = { session, providerId: provider.id, gameCode: launch.gameCode, now }
  return { code: 'ok', reqId, balance: coin, player: await playerForGame(tx, player, opened, needs) }
}

function refuseLaunch(launch: Launch | undefined, body: Operation<'authenticate'>, now: Instant) {
  if (launch === undefined || launch.gameCode !== body.gameCode) return 'sessionInvalid'
  if (body.playerId !== undefined && body.playerId !== String(launch.playerId)) return 'sessionInvalid'
  if (launch.authenticatedAt !== null) return 'sessionInvalid'
  if (launch.supersededAt !== null || launch.betsUntil !== null) return 'sessionExpired'
  return addDuration(launch.launchedAt, launchLife) <= now ? 'sessionExpired' : undefined
}
