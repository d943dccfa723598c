import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Language, localeOf } from '#core/language/language.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import type { JackpotPool } from '#games/jackpot/jackpot-pool.ts'
import { jackpotPools } from '#games/jackpot/pools.ts'
import { demoToken } from '#games/protocol/server/demo-token.ts'
import { createWalletClient, type WalletClient } from '#games/protocol/server/wallet-client.ts'
import { registerInquiryRoutes } from '#games/rgs/server/inquiry-routes.ts'
import { openJackpots } from '#games/rgs/server/jackpots/feed-jackpots.ts'
import { registerRgsRoutes } from '#games/rgs/server/rgs-routes.ts'
import type { StudioDependencies } from '#games/rgs/server/studio-dependencies.ts'
import { studioSeal, studioTokenHashes } from '#games/rgs/server/studio-seal.ts'
import { type RgsAnswers, type RgsCall, rgsPrefix } from '#games/rgs/contract.ts'
import { tables, titles } from '#games/titles.ts'
import { masterSecret } from '#platform/crypto/master-secret.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { openTestGameProvider, testProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'

/** What happens to the next requests to the wallet, first in first out. */
export type WalletFault =
  /** It never arrives. */
  | 'lostOnTheWay'
  /** The wallet does it and the answer is lost. */
  | 'lostOnTheWayBack'
  /** The wallet applies it, and the studio dies before the answer. */
  | 'studioDies'

export type StudioRequest = { readonly token?: string; readonly language?: Language; readonly body?: object }
export type RefusalBody = { readonly refusal?: string; readonly message?: string }
export type StudioAnswer<C extends RgsCall> = { readonly status: number; readonly body: RgsAnswers[C] & RefusalBody }

/** The real wallet on the real site, and the real game server beside it. The clock and the wire's faults are the test's. */
export type TestStudio = {
  readonly wallet: TestGameProvider
  readonly needs: StudioDependencies
  readonly server: FastifyInstance
  readonly faults: WalletFault[]
  readonly ask: <C extends RgsCall>(call: C, request?: StudioRequest) => Promise<StudioAnswer<C>>
  /** Somebody with so many centavos and a session in the game. */
  readonly player: (coin: number, game: string) => Promise<{ readonly id: bigint; readonly token: string }>
  readonly launch: (id: bigint, game: string) => Promise<string>
  /** What the lobby signs for a guest who tries a game. */
  readonly demoToken: (game: string) => string
  /** A session with play money. */
  readonly demo: (game: string) => Promise<RgsAnswers['open']>
  readonly rows: (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>
  readonly close: () => Promise<void>
}

export class StudioDied extends Error {}

export async function openTestStudio(jackpots: readonly JackpotPool[] = jackpotPools): Promise<TestStudio> {
  const wallet = await openTestGameProvider()
  // A jackpot is won by a round that has ended: it is paid to it afterwards.
  await wallet.setProvider({ lateWinHours: 168 })
  const { site } = wallet
  const url = await site.server.listen({ host: '127.0.0.1', port: 0 })
  for (const { code, name, type } of [...titles, ...tables]) {
    await gameSave(site.context.db, gameOf({ code, name, type }))
  }
  // The studio's books lie elsewhere than the platform's: nothing but the protocol connects them.
  const database = await createTestDatabase()
  await migrate({ ownerUrl: database.ownerUrl, directory: studioMigrations, schema: 'studio' })
  const faults: WalletFault[] = []
  const secret = masterSecret('the secret of a studio in tests!')
  const needs: StudioDependencies = {
    db: openDatabase({ url: database.url, poolMax: 10, applicationName: 'test-studio' }),
    clock: site.clock,
    log: site.context.log,
    titles: new Map(titles.map((title) => [title.code, title])),
    tables: new Map(tables.map((table) => [table.code, table])),
    jackpots,
    walletKey: wallet.key,
    wallet: dyingClient(faulty(url, wallet, faults), faults),
    seal: studioSeal(secret),
    ...studioTokenHashes(secret),
  }
  await openJackpots(needs)
  const server = fastify()
  registerRgsRoutes(server, needs)
  registerInquiryRoutes(server, needs, wallet.key)
  await server.ready()
  const ask: TestStudio['ask'] = async (call, { token = '', language = 'en', body = {} } = {}) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': localeOf(language),
    }
    const response = await server.inject({
      method: 'POST',
      url: rgsPrefix + call,
      headers,
      payload: JSON.stringify(body),
    })
    return { status: response.statusCode, body: JSON.parse(response.body) }
  }
  const launch: TestStudio['launch'] = (playerId, gameCode) =>
    site.context.db.transaction((tx) =>
      site.features.gameWallet.openLaunch(tx, {
        playerId,
        providerId: testProvider.id,
        gameCode,
        now: site.clock.now(),
      }),
    )
  const signDemo = (gameCode: string): string =>
    demoToken(wallet.key, { gameCode, now: site.clock.now(), sellsBonus: true })
  return {
    wallet,
    needs,
    server,
    faults,
    ask,
    launch,
    demoToken: signDemo,
    demo: async (game) => (await ask('open', { body: { mode: 'demo', game, demoToken: signDemo(game) } })).body,
    async player(coin, game) {
      const { id } = await wallet.newPlayer(coin)
      const opened = await ask('open', { body: { mode: 'real', game, launchToken: await launch(id, game) } })
      if (opened.status !== 200) throw new Error(`no session: ${JSON.stringify(opened.body)}`)
      return { id, token: opened.body.token }
    },
    rows: async (text, values = []) => (await needs.db.pool.query<Record<string, unknown>>(text, [...values])).rows,
    close: async () => {
      await server.close()
      await needs.db.close()
      await database.close()
      await wallet.close()
    },
  }
}

const gameOf = (title: Pick<(typeof titles)[number], 'code' | 'name' | 'type'>) => ({
  ...title,
  providerId: testProvider.id,
  state: 'enabled' as const,
  isInMaintenance: false,
  launchUrl: 'https://games.example.ph/play',
})

const studioMigrations = join(import.meta.dirname, '../../database/studio')

function faulty(url: string, { key, site }: TestGameProvider, faults: WalletFault[]): WalletClient {
  return createWalletClient({
    url,
    key,
    nowMs: () => site.clock.now(),
    nonce: randomUUID,
    pause: async () => undefined,
    jitter: () => 0,
    fetch: async (...request) => {
      const fault = faults[0] === 'studioDies' ? undefined : faults.shift()
      if (fault === 'lostOnTheWay') throw new Error('lost on the way')
      const response = await fetch(...request)
      if (fault === 'lostOnTheWayBack') throw new Error('lost on the way back')
      return response
    },
  })
}

function dyingClient(client: WalletClient, faults: WalletFault[]): WalletClient {
  return {
    async ask(op, request) {
      const reply = await client.ask(op, request)
      if (faults[0] !== 'studioDies') return reply
      faults.shift()
      throw new StudioDied('the process is gone')
    },
  }
}
