import { playersAtPlay } from '#features/account/server/index.ts'
import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { type GameAdapters, gameAdapters } from '#features/game-adapters/server/index.ts'
import { type GameLaunchDependencies, gamesAtPlay } from '#features/game-launch/server/index.ts'
import { type GameWallet, gameWallet, type WalletDependencies } from '#features/game-wallet/server/index.ts'
import { gamePlayed } from '#features/lobby/server/index.ts'
import { createTokenHash } from '#platform/crypto/opaque-token.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { House } from './house.ts'

const realityCheckSeconds = wholeSeconds(minutes(60))

// Nobody keeps limits of play yet.
const noLimits: WalletDependencies['limits'] = async () => new Map()

/** A bet is refused alike, whether the player is stopped or the house waits to know who they are. */
const playersWhoMayPlay: WalletDependencies['players'] = async (db, ids, now) =>
  (await playersAtPlay(db, ids, now)).map(({ isStopped, isIdentityDue, ...player }) => ({
    ...player,
    isStopped: isStopped || isIdentityDue,
  }))

/** The wallet of every game, given what it asks others for. */
export function openGameWallet(house: House, limits = noLimits): GameWallet {
  const { db, clock, log, metrics, secret } = house
  return gameWallet({
    db,
    clock,
    log,
    metrics,
    realityCheckSeconds,
    seal: createSeal({ current: secret }, 'game-provider-key'),
    hashLaunch: createTokenHash(secret, 'game-launch'),
    hashSession: createTokenHash(secret, 'game-session'),
    players: playersWhoMayPlay,
    games: gamesAtPlay,
    limits,
  })
}

export function gameLaunchDependencies({ configuration }: House, wallet: GameWallet): GameLaunchDependencies {
  return {
    wallet,
    playGate: async (db, playerId, now) => {
      const [player] = await playersAtPlay(db, [playerId], now)
      return { isStopped: player?.isStopped ?? true, needsKyc: player?.isIdentityDue ?? false, isLimitReached: false }
    },
    started: gamePlayed,
    publicUrl: configuration.urls.public,
    realityCheckSeconds,
  }
}

/** The aggregators that reach the wallet in words of their own. */
export const openGameAdapters = ({ clock, log, metrics }: House, wallet: GameWallet): GameAdapters =>
  gameAdapters({ wallet, clock, log, metrics })
