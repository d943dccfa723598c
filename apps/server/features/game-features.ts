import { type PlayerAtPlay, playersAtPlay } from '#features/players/account/server/index.ts'
import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { type GameAdapters, gameAdapters } from '#features/play/game-adapters/server/index.ts'
import { type GameLaunchDependencies, gamesAtPlay } from '#features/play/game-launch/server/index.ts'
import { careFind, isNothingLeft, limitsAtPlay } from '#features/players/responsible-play/server/index.ts'
import { isElsewhere, readSettings, readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { type GameWallet, gameWallet, type WalletDependencies } from '#features/play/game-wallet/server/index.ts'
import { gamePlayed } from '#features/lobby/games/server/index.ts'
import { createTokenHash } from '#platform/crypto/opaque-token.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ServerContext } from '../server-context.ts'

const realityMinutesDefault = 30

/** How often a player's own games remind them of time and money. */
const realityCheckSeconds: WalletDependencies['realityCheckSeconds'] = async (db, playerId) =>
  wholeSeconds(minutes((await careFind(db, playerId))?.realityMinutes ?? realityMinutesDefault))

const spinMs = { normal: 1_000, green: 2_500 } as const
/** In the quiet mode play is slow. */
const spinMsMin: WalletDependencies['spinMsMin'] = async (db) => spinMs[(await readSettings(db)).settings.mode]

/** A bet is refused alike, whether the player is stopped or the house waits to know who they are. */
const playersWhoMayPlay: WalletDependencies['players'] = async (db, ids, now) =>
  (await playersAtPlay(db, ids, now)).map(({ isStopped, isIdentityDue, locks, ...player }) => ({
    ...player,
    isStopped: isStopped || isIdentityDue || locks.includes('play'),
  }))

/** The wallet of every game, given what it asks others for. */
export function openGameWallet(house: ServerContext, limits: WalletDependencies['limits'] = limitsAtPlay): GameWallet {
  const { db, clock, log, metrics, refusedCalls, secret, configuration, callOutside, limiter } = house
  return gameWallet({
    db,
    clock,
    log,
    metrics,
    refusedCalls,
    callOutside,
    limiter,
    realityCheckSeconds,
    spinMsMin,
    isElsewhere: async (queryable, ip) =>
      isElsewhere((await readSettings(queryable)).settings.countryGate, house.countryOf(ip)),
    seal: createSeal({ current: secret }, 'game-provider-key'),
    hashLaunch: createTokenHash(secret, 'game-launch'),
    hashSession: createTokenHash(secret, 'game-session'),
    players: playersWhoMayPlay,
    games: gamesAtPlay,
    limits,
    batches: configuration.gameBatches,
  })
}

async function isLimitReached(db: Queryable, player: PlayerAtPlay, now: Instant): Promise<boolean> {
  const left = (await limitsAtPlay(db, [player], now)).get(player.id)
  return left !== undefined && isNothingLeft(left, now)
}

export function gameLaunchDependencies({ configuration }: ServerContext, wallet: GameWallet): GameLaunchDependencies {
  return {
    wallet,
    playGate: async (db, playerId, now) => {
      const [player] = await playersAtPlay(db, [playerId], now)
      return {
        isStopped: player === undefined || player.isStopped || player.locks.includes('play'),
        needsKyc: player?.isIdentityDue ?? false,
        isLimitReached: player !== undefined && (await isLimitReached(db, player, now)),
      }
    },
    started: gamePlayed,
    publicUrl: configuration.urls.public,
    siteMode: readSiteMode,
    demoRealityCheckSeconds: wholeSeconds(minutes(realityMinutesDefault)),
    realityCheckSeconds,
  }
}

/** The aggregators that reach the wallet in words of their own. */
export const openGameAdapters = (
  { clock, log, metrics, refusedCalls }: ServerContext,
  wallet: GameWallet,
): GameAdapters => gameAdapters({ wallet, clock, log, metrics, refusedCalls })
