import { readLevels } from '#features/lobby/content/server/index.ts'
import { gamePlayed } from '#features/lobby/games/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { bigWin } from '#features/play/big-win/server/index.ts'
import { gameAdapters } from '#features/play/game-adapters/server/index.ts'
import { gameLaunch, gamesAtPlay } from '#features/play/game-launch/server/index.ts'
import {
  type GameWallet,
  gameWallet,
  gameWalletModule,
  type GameWalletOptions,
} from '#features/play/game-wallet/server/index.ts'
import { jackpot } from '#features/play/jackpot/server/index.ts'
import { levelsInForce, playerLevel } from '#features/play/player-level/server/index.ts'
import { newYearWinners } from '#features/promotions/new-year/server/index.ts'
import { replay } from '#features/play/replay/server/index.ts'
import { turnoverJobs } from '#ledger'
import { createTokenHash } from '#platform/crypto/opaque-token.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { ServerContext } from '../server-context.ts'
import type { ProductModule } from './fold-modules.ts'

type Dependencies = { readonly wallet: GameWallet; readonly staff: StaffDependencies }

/** Games for money, and what follows from play. */
export const playModules = (context: ServerContext, { wallet, staff }: Dependencies): readonly ProductModule[] => [
  gameWalletModule({
    wallet,
    clock: context.clock,
    audit: staff.audit,
    privateHosts: context.configuration.privateHosts,
  }),
  gameAdapters({ ...context, wallet }),
  gameLaunch({ wallet, started: gamePlayed, publicUrl: context.configuration.urls.public }),
  jackpot({ ...context, wallet }),
  bigWin({ newYearWinners }),
  replay({ wallet }),
  playerLevel({ levels: async (db) => levelsInForce(await readLevels(db)) }),
  { name: 'turnover', jobs: turnoverJobs({ ...context, prunesRounds: context.configuration.prunesCountedRounds }) },
]

/** The wallet of every game, for the server and for commands that need one. */
export const openGameWallet = (context: ServerContext, limits?: GameWalletOptions['limits']): GameWallet =>
  gameWallet({
    ...context,
    seal: createSeal({ current: context.secret }, 'game-provider-key'),
    hashLaunch: createTokenHash(context.secret, 'game-launch'),
    hashSession: createTokenHash(context.secret, 'game-session'),
    games: gamesAtPlay,
    limits,
    batches: context.configuration.gameBatches,
  })
