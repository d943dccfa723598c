import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import type { Provider, GameWalletOptions } from '#features/play/game-wallet/server/index.ts'
import { openGameWallet } from '#apps/server/features/play-modules.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { walletAnswer } from '#games/protocol/answer.ts'
import { type Op, operationPrefix } from '#games/protocol/operations.ts'
import { answerText, glwHeader } from '#games/protocol/signed-text.ts'
import { type GlwKey, signRequest } from '#games/protocol/server/sign-request.ts'
import { bodyHashOf, isSignatureOf } from '#games/protocol/server/signature.ts'
import { balancesOf, post } from '#ledger'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

export const testProvider: Provider = {
  id: 'test-studio',
  name: 'Test Studio',
  state: 'enabled',
  mayVoidRound: true,
  mayAdjust: true,
  mayPromo: true,
  mayJackpot: true,
  lateWinHours: null,
  promoBetRate: basisPoints(20_000),
  requestsPerSecond: 100_000,
  inquiryUrl: null,
  adapter: null,
}
export const gameCode = 'test-slots'

const reply = v.looseObject({ ...walletAnswer.entries, session: v.optional(v.string()) })
export type Reply = v.InferOutput<typeof reply> & { readonly status: number }

export type PlayerInGame = { readonly id: bigint; readonly playerId: string; readonly session: string }

/** The real site with one provider, its key and one game, spoken to as that provider does. */
export type TestGameProvider = {
  readonly site: TestSite
  readonly key: GlwKey
  readonly setProvider: (changes: Partial<Provider>) => Promise<void>
  /** Somebody with so many centavos and a session in the game. */
  readonly newPlayer: (coin: number) => Promise<PlayerInGame>
  readonly launch: (id: bigint) => Promise<string>
  readonly ask: (op: Op, fields: Readonly<Record<string, unknown>>, as?: GlwKey) => Promise<Reply>
  readonly credit: (player: Pick<PlayerInGame, 'id'>, amount: number) => Promise<void>
  readonly coinOf: (player: Pick<PlayerInGame, 'id'>) => Promise<Centavos>
  readonly block: (player: Pick<PlayerInGame, 'id'>) => Promise<void>
  readonly rows: (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>
  readonly close: () => Promise<void>
}

export async function openTestGameProvider(
  limits?: NonNullable<GameWalletOptions['limits']>,
): Promise<TestGameProvider> {
  const site = await openTestSite()
  return gameProviderAt(site, limits)
}

/** The same on a site that is open already. */
export async function gameProviderAt(
  site: TestSite,
  limits?: NonNullable<GameWalletOptions['limits']>,
): Promise<TestGameProvider> {
  const { clock, context } = site
  const { wallet, server } =
    limits === undefined ? { wallet: site.features.gameWallet, server: site.server } : limited(site, limits)
  const { providers } = wallet
  await providers.save(testProvider, clock.now())
  const key = await providers.addKey(testProvider.id, clock.now())
  if (typeof key === 'string') throw new Error(`no key: ${key}`)
  await gameSave(context.db, {
    providerId: testProvider.id,
    code: gameCode,
    name: 'Test Slots',
    type: 'slots',
    state: 'enabled',
    isInMaintenance: false,
    launchUrl: 'https://games.example.ph/play',
  })
  const launch: TestGameProvider['launch'] = (playerId) =>
    context.db.transaction((tx) =>
      wallet.openLaunch(tx, { playerId, providerId: testProvider.id, gameCode, now: clock.now() }),
    )
  const ask: TestGameProvider['ask'] = (op, fields, as = key) => askWallet(server, { op, fields, key: as, site })
  return {
    site,
    key,
    setProvider: (changes) => providers.save({ ...testProvider, ...changes }, clock.now()),
    newPlayer: async (coin) => {
      const id = await insertPlayer(site, coin)
      const { session } = await ask('authenticate', { launchToken: await launch(id), gameCode })
      if (session === undefined) throw new Error('the launch token opened no session')
      return { id, playerId: String(id), session }
    },
    launch,
    ask,
    credit: ({ id }, amount) => credit(site, { id, amount, key: `credit-${randomUUID()}` }),
    coinOf: async ({ id }) => (await balancesOf(context.db, id)).coin,
    block: async ({ id }) => {
      await context.db.pool.query("update player set state = 'excluded', state_reason = 'test' where id = $1", [id])
    },
    rows: async (text, values = []) => (await context.db.pool.query<Record<string, unknown>>(text, [...values])).rows,
    close: async () => {
      if (server !== site.server) await server.close()
      await site.close()
    },
  }
}

/** A second wallet on the same database, for which some players have limits. */
function limited({ context }: TestSite, limits: NonNullable<GameWalletOptions['limits']>) {
  const wallet = openGameWallet({ ...context, metrics: createMetrics({ version: 'test' }) }, limits)
  const server = createHttpServer({ log: context.log, trustedProxies: [], corsOrigins: [], secure: false })
  wallet.register(server)
  return { wallet, server }
}

let lastId = 0
export const newId = (word: string): string => `${word}-${++lastId}`

type OperationCall = { readonly op: Op; readonly fields: object; readonly key: GlwKey; readonly site: TestSite }

async function askWallet(server: FastifyInstance, { op, fields, key, site }: OperationCall): Promise<Reply> {
  const path = operationPrefix + op
  const ts = new Date(site.clock.now()).toISOString()
  const body = JSON.stringify({ reqId: newId('req'), currency: 'PHP', ts, ...fields })
  const headers = signRequest(key, { path, body, timeMs: site.clock.now(), nonce: randomUUID() })
  const response = await server.inject({ method: 'POST', url: path, headers, payload: body })
  const text = answerText({
    time: String(response.headers[glwHeader.time]),
    status: response.statusCode,
    bodyHash: bodyHashOf(response.body),
  })
  if (!isSignatureOf(key.secret, text, String(response.headers[glwHeader.signature])))
    throw new Error('unsigned answer')
  return { ...v.parse(reply, JSON.parse(response.body)), status: response.statusCode }
}

let lastPlayer = 70_000_000n

async function insertPlayer(site: TestSite, coin: number): Promise<bigint> {
  const id = ++lastPlayer
  await site.context.db.pool.query(
    `insert into player (id, uuid, account, account_type, account_shown, password_hash, password_changed_at, nickname, avatar,
       birth_date, invite_code, registered_at)
     values ($1, gen_random_uuid(), $2, 'username', $2, 'none', $3, 'Juan', 1, '1990-05-04', $2, $3)`,
    // By the test's clock: reports count players by the day of their registration.
    [id, `player${id}`, new Date(site.clock.now())],
  )
  if (coin > 0) await credit(site, { id, amount: coin, key: `credit-${id}` })
  return id
}

async function credit(
  { context, clock }: TestSite,
  { id, amount, key }: { readonly id: bigint; readonly amount: number; readonly key: string },
): Promise<void> {
  const transfers = [
    { reason: 'manualCredit', from: 'adjustment', to: 'coin', amount: centavos(BigInt(amount)), reference: 'test' },
  ] as const
  await context.db.transaction((tx) => post(tx, { playerId: id, source: 'test', key, now: clock.now(), transfers }))
}
