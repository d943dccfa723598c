import type { FastifyInstance } from 'fastify'
import type { Job } from '#platform/jobs/job.ts'
import { publicNamesOf } from '#features/players/account/server/index.ts'
import { limitsAtPlay, realityCheckSeconds } from '#features/players/responsible-play/server/index.ts'
import { isElsewhere, readSettings, readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { createEngine, observeEngine } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Op, OperationRequest } from '#games/protocol/operations.ts'
import { performOperation } from './gate/answer-operation.ts'
import { createProviderInquiry } from './upkeep/provider-inquiry.ts'
import { boundedTransactions } from './store/bounded-transactions.store.ts'
import { enterGame, type GameEntry } from './enter-game.ts'
import { closeGameSession, type LaunchRequest, openLaunch } from './game-launch-token.ts'
import {
  type FreeRoundGift,
  grantFreeRounds,
  type GrantQuestion,
  type GrantRefusal,
  refuseFreeRounds,
} from './grant-free-rounds.ts'
import { createKnownPlayers } from './gate/known-players.ts'
import { createNonceGate } from './gate/nonce-gate.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type ProviderWithUrl, providerFind, providerListWithUrl } from './store/provider.store.ts'
import type { Provider } from './wallet-order.ts'
import { createProviderRegistry, type ProviderRegistry } from './gate/provider-registry.ts'
import { createRateGate, type RateGate } from './gate/rate-gate.ts'
import { reconcileDay } from './upkeep/reconcile-day.ts'
import { playersWhoMayPlay } from './players-who-may-play.ts'
import { createRequestGate } from './gate/request-gate.ts'
import { sessionOfLaunch } from './session-of-launch.ts'
import { type DemoRequest, signDemo } from './sign-demo.ts'
import { type ReplayRequest, signReplay } from './sign-replay.ts'
import { walletDeadlineMs } from './submit-order.ts'
import type { GameWalletOptions } from './wallet-dependencies.ts'
import { gameWalletJobs } from './upkeep/wallet-jobs.ts'
import { createAlert } from './wallet-alert.ts'
import { walletKind } from './wallet-kind.ts'
import { registerWalletRoutes } from './gate/wallet-routes.ts'
import type { WalletReply } from './gate/wire-answer.ts'
import { recalled } from '#core/recalled.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import { autoRoundsMaxOf, sellsBonusIn, spinMsByMode } from '../spin-pace.ts'

/** How long a slot waits between two spins at present, in milliseconds. */
const spinMsMin = async (db: Queryable): Promise<number> => spinMsByMode[await readSiteMode(db)]

/** How many rounds a slot may play by itself at present. */
const autoRoundsMax = async (db: Queryable): Promise<number> => autoRoundsMaxOf((await readSettings(db)).settings)

const sellsBonus = async (db: Queryable): Promise<boolean> => sellsBonusIn((await readSettings(db)).settings)

// Made-up texts must not fill the cache.
const rememberedMax = 20_000

/** Caches hashes of recurring texts: a session carries hundreds of bets. */
const rememberedHash = (hashOf: KeyedHash): KeyedHash => recalled(hashOf, rememberedMax)

/** The entrance for games: every game reaches a player's money through its routes only. */
export type GameWallet = {
  /** Serves the protocol. Waiting operations are answered before the server closes. */
  readonly register: (server: FastifyInstance) => void
  readonly providers: ProviderRegistry
  /** For adapters, which verify the caller themselves: one operation, in this process. */
  readonly perform: <O extends Op>(provider: Provider, op: O, request: OperationRequest<O>) => Promise<WalletReply>
  readonly enterGame: (entry: GameEntry) => Promise<WalletReply>
  /** The session of a launch token, for aggregators that keep using the token. */
  readonly sessionOf: (launchToken: string) => string
  /** Grants rounds of one game that the house pays for. */
  readonly grantFreeRounds: (tx: Transaction, gift: FreeRoundGift) => Promise<{ readonly id: string } | GrantRefusal>
  /** Why nobody could play such rounds, or undefined. */
  readonly refuseFreeRounds: (
    db: Queryable,
    question: GrantQuestion,
  ) => Promise<Exclude<GrantRefusal, 'alreadyGranted'> | undefined>
  /** Counts an authenticated provider's request against its rate limit. */
  readonly takeTurn: RateGate
  readonly jobs: readonly Job[]
  readonly findProvider: (db: Queryable, providerId: string) => Promise<Provider | undefined>
  /** Providers that speak GLW/1, are not disabled, and have an address to call. */
  readonly listProvidersWithUrl: (db: Queryable) => Promise<readonly ProviderWithUrl[]>
  readonly openLaunch: (tx: Transaction, request: LaunchRequest) => Promise<string>
  /** The token that lets a provider's page show a demonstration; undefined if the provider needs none. */
  readonly signDemo: (tx: Transaction, request: DemoRequest) => Promise<string | undefined>
  /** The key that opens the replay of one round at its provider; undefined if the provider has none. */
  readonly signReplay: (db: Queryable, request: ReplayRequest) => Promise<string | undefined>
  /** Compares a day's rounds with those of every provider that can be called. */
  readonly compareDay: (day: CalendarDay, now: Instant) => Promise<unknown>
  readonly closeSession: (tx: Transaction, playerId: bigint, now: Instant) => Promise<void>
}

export function gameWallet(options: GameWalletOptions): GameWallet {
  const needs = { ...options, ...neighboursOf(options) }
  const db = boundedTransactions(needs.db, { statementMs: needs.deadlineMs ?? walletDeadlineMs })
  const alert = createAlert(needs)
  const engine = createEngine({
    ...needs.batches,
    db,
    clock: needs.clock,
    kind: walletKind({ ...needs, alert }),
    observer: observeEngine(needs.metrics, 'game_wallet'),
    // Its batches have twice as many statements as the ledger's own: a second one has to be worth them.
    shareMin: 32,
  })
  const providers = createProviderRegistry(needs)
  const takeTurn = createRateGate(needs.limiter)
  const nonces = createNonceGate(db)
  const inquire = createProviderInquiry(needs.callOutside)
  const hashSession = rememberedHash(needs.hashSession)
  const answerer = { ...needs, db, engine, alert, nonces, hashSession, knownPlayers: createKnownPlayers(needs) }
  return {
    register: (server) => {
      registerWalletRoutes(server, { gate: createRequestGate({ providers, nonces, takeTurn }), answerer, providers })
      server.addHook('onClose', () => engine.stop())
    },
    providers,
    takeTurn,
    perform: (provider, op, request) => performOperation(op, { json: request, provider }, answerer),
    enterGame: (entry) => enterGame(entry, answerer),
    grantFreeRounds: (tx, gift) => grantFreeRounds(tx, gift, needs),
    refuseFreeRounds: (queryable, question) => refuseFreeRounds(queryable, question, needs),
    sessionOf: (launchToken) => sessionOfLaunch(launchToken, needs.hashSession),
    jobs: gameWalletJobs({ ...needs, providers, alert, inquire }),
    findProvider: providerFind,
    listProvidersWithUrl: providerListWithUrl,
    openLaunch: (tx, request) => openLaunch(tx, request, needs),
    ...signersOf(providers),
    compareDay: (day, now) => reconcileDay({ ...needs, providers, alert, inquire }, day, now),
    closeSession: closeGameSession,
  }
}

/** Keys to pages of a provider that move no money. */
const signersOf = (providers: ProviderRegistry): Pick<GameWallet, 'signDemo' | 'signReplay'> => ({
  signDemo: async (tx, request) => signDemo(tx, { ...request, sellsBonus: await sellsBonus(tx) }, providers),
  signReplay: (db, request) => signReplay(db, request, providers),
})

/** What the wallet asks of others for every batch. */
const neighboursOf = ({ countryOf, limits = limitsAtPlay }: GameWalletOptions) => ({
  players: playersWhoMayPlay,
  limits,
  realityCheckSeconds,
  spinMsMin,
  autoRoundsMax,
  sellsBonus,
  publicNames: publicNamesOf,
  isElsewhere: async (db: Queryable, ip: string) =>
    isElsewhere((await readSettings(db)).settings.countryGate, countryOf(ip)),
})
