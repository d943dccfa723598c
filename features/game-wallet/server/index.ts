import type { FastifyInstance } from 'fastify'
import type { Job } from '#platform/jobs/job.ts'
import { createEngine, observeEngine } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { askProvider } from './ask-provider.ts'
import { boundedTransactions } from './bounded-transactions.store.ts'
import { closeGameSession, type LaunchRequest, openLaunch } from './game-launch-token.ts'
import { createKnownPlayers } from './known-players.ts'
import { createNonceGate } from './nonce-gate.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { providerFind } from './provider.store.ts'
import type { Provider } from './wallet-order.ts'
import { createProviderRegistry, type ProviderRegistry } from './provider-registry.ts'
import { createRequestGate } from './request-gate.ts'
import { walletDeadlineMs } from './submit-order.ts'
import type { WalletDependencies } from './wallet-dependencies.ts'
import { gameWalletJobs } from './wallet-jobs.ts'
import { createAlert } from './wallet-alert.ts'
import { walletKind } from './wallet-kind.ts'
import { registerWalletRoutes } from './wallet-routes.ts'

/** The door for games: every game reaches a player's money through its routes and through nothing else. */
export type GameWallet = {
  /** Serves the protocol. What waits is answered before the server closes. */
  readonly register: (server: FastifyInstance) => void
  readonly providers: ProviderRegistry
  readonly jobs: readonly Job[]
  readonly findProvider: (db: Queryable, providerId: string) => Promise<Provider | undefined>
  readonly openLaunch: (tx: Transaction, request: LaunchRequest) => Promise<string>
  readonly closeSession: (tx: Transaction, playerId: bigint, now: Instant) => Promise<void>
}

export function gameWallet(needs: WalletDependencies): GameWallet {
  const { clock, metrics, deadlineMs = walletDeadlineMs } = needs
  const db = boundedTransactions(needs.db, { statementMs: deadlineMs })
  const alert = createAlert(needs)
  const engine = createEngine({
    db,
    clock,
    kind: walletKind({ ...needs, alert }),
    observer: observeEngine(metrics, 'game_wallet'),
  })
  const providers = createProviderRegistry(needs)
  const answerer = { ...needs, db, engine, alert, isKnownPlayer: createKnownPlayers(needs) }
  return {
    register: (server) => {
      registerWalletRoutes(server, { gate: createRequestGate(providers, createNonceGate(db)), answerer })
      server.addHook('onClose', () => engine.stop())
    },
    providers,
    jobs: gameWalletJobs({ ...needs, providers, ask: askProvider }),
    findProvider: providerFind,
    openLaunch: (tx, request) => openLaunch(tx, request, needs),
    closeSession: closeGameSession,
  }
}

export { roundListByPlayer } from './game-round.store.ts'
export type { ProviderRegistry } from './provider-registry.ts'
export type { WalletDependencies } from './wallet-dependencies.ts'
export type { GameAtPlay, Provider } from './wallet-order.ts'
export { promoPaidSchema, promoPaidTopic, roundEventSchema, roundTopic } from '../round-events.ts'
export type { Round } from '../round.ts'
