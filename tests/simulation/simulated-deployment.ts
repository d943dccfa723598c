import { freeRoundTurnoverConsumer } from '#features/play/game-wallet/server/free-round-turnover.ts'
import { promoTurnoverConsumer } from '#features/play/game-wallet/server/promo-turnover.ts'
import { roundTurnoverConsumer } from '#features/play/game-wallet/server/round-turnover.ts'
import { turnoverJobs } from '#ledger'
import { type TestClock, testClock } from '#core/clock/test-clock.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { openGameWallet } from '#apps/server/features/play-modules.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import type { GameWallet, Provider, GameWalletOptions } from '#features/play/game-wallet/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { createLog } from '#platform/log/log.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { createOutbox, type Outbox } from '#platform/outbox/outbox.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { serverConfiguration } from '#tests/support/server-configuration.ts'
import { CrashingDatabase } from './crashing-database.ts'
import { openEraser } from './eraser.ts'
import { openSimulatedPayments, type SimulatedPayments } from './payments/simulated-payments.ts'
import { lateWinMs } from './slow-wallet.ts'

/** The real wallet and ledger twice, as two processes would run them, over one real database. */
export type SimulatedDeployment = {
  readonly clock: TestClock
  /** Cuts connections on demand. */
  readonly crashing: CrashingDatabase
  /** The same database, for looking at what is true. */
  readonly db: Database
  readonly wallets: readonly [GameWallet, GameWallet]
  readonly payments: SimulatedPayments
  readonly outbox: Outbox
  readonly runJob: (name: string) => Promise<void>
  /** What a player may lose in all. */
  readonly lossMax: Map<bigint, number>
  readonly newPlayer: () => Promise<bigint>
  /** As if nothing had happened, for the next seed: a new database would take longer than a seed. */
  readonly clear: () => Promise<void>
  readonly close: () => Promise<void>
}

export const provider: Provider = {
  id: 'sim-studio',
  name: 'Simulated Studio',
  state: 'enabled',
  mayVoidRound: true,
  mayAdjust: true,
  mayPromo: true,
  mayJackpot: true,
  lateWinHours: lateWinMs / 3_600_000,
  promoBetRate: basisPoints(0),
  requestsPerSecond: 100_000,
  inquiryUrl: null,
  adapter: null,
}

export async function openSimulatedDeployment(): Promise<SimulatedDeployment> {
  const database = await createTestDatabase()
  const clock = testClock()
  const configuration = serverConfiguration({ databaseUrl: database.url, sandboxUrl: 'http://127.0.0.1:1' })
  const opened = openServerContext({ configuration, clock, log: createLog({ level: 'silent', style: 'json' }) })
  const { db, log } = opened
  const crashing = new CrashingDatabase(db)
  const context = { ...opened, db: crashing.db }
  const lossMax = new Map<bigint, number>()
  const limits = lossLimits(lossMax)
  const other = { ...context, metrics: createMetrics({ version: 'simulation' }) }
  const wallets = [openGameWallet(context, limits), openGameWallet(other, limits)] as const
  const outbox = createOutbox({
    db: crashing.db,
    clock,
    log,
    consumers: [roundTurnoverConsumer({ clock }), promoTurnoverConsumer, freeRoundTurnoverConsumer],
  })
  const payments = openSimulatedPayments(context)
  const jobs = [...wallets[0].jobs, ...turnoverJobs({ ...context, prunesRounds: false }), ...payments.jobs]
  await wallets[0].providers.save(provider, clock.now())
  await saveGames(db)
  await outbox.drain()
  const start = clock.now()
  const eraser = await openEraser(database.ownerUrl)
  return {
    clock,
    crashing,
    db,
    wallets,
    payments,
    outbox,
    lossMax,
    runJob: (name) => runJob(jobs, name, clock),
    newPlayer: () => insertPlayer(db),
    clear: async () => {
      await eraser.erase()
      lossMax.clear()
      payments.lying.clear()
      clock.set(start)
    },
    close: async () => {
      await eraser.close()
      await payments.close()
      await db.close()
      await database.close()
    },
  }
}

export const gameTypes = ['slots', 'live', 'poker'] as const satisfies readonly GameType[]
export const gameCodeOf = (type: GameType): string => `sim-${type}`

export async function saveGames(db: Database): Promise<void> {
  for (const type of gameTypes) {
    const game = { providerId: provider.id, code: gameCodeOf(type), name: type, type, isInMaintenance: false } as const
    await gameSave(db, { ...game, state: 'enabled', launchUrl: 'https://games.example.ph/play' })
  }
}

async function runJob(jobs: readonly Job[], name: string, { now }: TestClock): Promise<void> {
  const job = jobs.find((each) => each.name === name)
  if (job === undefined) throw new Error(`there is no job ${name}`)
  const run = { key: '', payload: null, dueAt: now(), attempt: 1, signal: new AbortController().signal }
  await job.run({ ...run, now: now(), confirm: async () => undefined })
}

// What the rows themselves say was lost: read in the batch's own transaction, as a limit of the product is.
const lostSql = `select player_id, sum(case
    when kind in ('win', 'jackpot', 'adjust') then amount else -amount end)::bigint as net
  from game_tx where player_id = any($1) and state = 'APPLIED' and kind in ('bet', 'tip', 'win', 'jackpot', 'adjust')
  group by player_id`

const lossLimits =
  (lossMax: ReadonlyMap<bigint, number>): NonNullable<GameWalletOptions['limits']> =>
  async (db, players) => {
    const limited = players.map(({ id }) => id).filter((id) => lossMax.has(id))
    if (limited.length === 0) return new Map()
    const found = await db.rows<{ player_id: bigint; net: bigint }>({ name: 'simulationLost', text: lostSql }, [
      limited,
    ])
    const net = new Map(found.map((row) => [row.player_id, row.net]))
    return new Map(
      limited.map((id) => [id, { lossLeft: centavos(BigInt(lossMax.get(id) ?? 0) + (net.get(id) ?? 0n)) }]),
    )
  }

let lastPlayer = 900_000_000n

export async function insertPlayer(db: Database): Promise<bigint> {
  const id = ++lastPlayer
  await db.pool.query(
    `insert into player (id, uuid, account, account_type, account_shown, password_hash, password_changed_at, nickname, avatar,
       birth_date, invite_code, registered_at)
     values ($1, gen_random_uuid(), $2, 'username', $2, 'none', now(), 'Juan', 1, '1990-05-04', $2, now())`,
    [id, `player${id}`],
  )
  for (const type of gameTypes) {
    await db.pool.query(
      `insert into game_free_round (player_id, id, provider_id, game_code, rounds, stake, bet_rate, expires_at, granted_at, granted_by)
       values ($1, $2, $3, $4, 1000, 100, 0, '2100-01-01', now(), 'simulation')`,
      [id, `gift-${type}`, provider.id, gameCodeOf(type)],
    )
  }
  return id
}
