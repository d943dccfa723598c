import { seconds, wholeSeconds } from '#core/clock/duration.ts'
import { addDuration, durationBetween, type Instant } from '#core/clock/instant.ts'
import { locale } from '#core/constants/specification.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { balancesOf } from '#ledger'
import type { AuthenticatedPlayer } from '#games/protocol/answer.ts'
import type { Operation } from '#games/protocol/operations.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Transaction } from '#platform/db/database.ts'
import { houseCurrency, type PlayLimits } from '../rules.ts'
import { type Launch, launchFindForUpdate, sessionOpen } from './game-session.store.ts'
import type { WalletDependencies } from './wallet-dependencies.ts'
import type { PlayerAtPlay, Provider } from './wallet-order.ts'
import type { WalletReply } from './wire-answer.ts'

/** From the tap in the lobby until the provider has to have asked. */
const launchLife = seconds(120)

/** Takes the launch token, which works once, and gives the session that bets are made with. */
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
  const { playerId } = launch
  const [player] = await needs.players(tx, [playerId], now)
  if (player === undefined) return { code: 'playerNotFound', reqId }
  const [game] = await needs.games(tx, [{ providerId: provider.id, gameCode: launch.gameCode }])
  if (game?.isAvailable !== true) return { code: 'gameUnavailable', reqId }

  const session = newToken()
  await sessionOpen(tx, { id: launch.id, sessionHash: needs.hashSession(session), now })
  const limits = (await needs.limits(tx, [playerId], now)).get(playerId) ?? {}
  const { coin } = await balancesOf(tx, playerId)
  return { code: 'ok', reqId, balance: coin, player: playerOf(player, limits, { session, now, needs }) }
}

function refuseLaunch(launch: Launch | undefined, body: Operation<'authenticate'>, now: Instant) {
  if (launch === undefined || launch.gameCode !== body.gameCode) return 'sessionInvalid'
  if (body.playerId !== undefined && body.playerId !== String(launch.playerId)) return 'sessionInvalid'
  if (launch.authenticatedAt !== null) return 'sessionInvalid'
  if (launch.supersededAt !== null || launch.betsUntil !== null) return 'sessionExpired'
  return addDuration(launch.launchedAt, launchLife) <= now ? 'sessionExpired' : undefined
}

type Opened = { readonly session: string; readonly now: Instant; readonly needs: WalletDependencies }

function playerOf(
  { id, nickname }: PlayerAtPlay,
  { betMax, playEndsAt }: PlayLimits,
  { session, now, needs }: Opened,
): AuthenticatedPlayer {
  return {
    session,
    playerId: String(id),
    nickname,
    language: locale,
    limits: {
      betMax: betMax === undefined ? null : toWireCentavos(betMax),
      sessionSec: playEndsAt === undefined ? null : Math.max(0, wholeSeconds(durationBetween(now, playEndsAt))),
    },
    realityCheckSec: needs.realityCheckSeconds,
    freeRounds: [],
  }
}
