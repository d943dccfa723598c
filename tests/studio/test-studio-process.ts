import { join } from 'node:path'
import { durationBetween, systemClock } from '#core/clock/instant.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { tables, titles } from '#games/titles.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { openTestGameProvider, testProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { compiledOnce } from '#tools/test/compiled-once.ts'
import { StudioProcess } from './studio-process.ts'

/** The real wallet on the real site, and our games' server as a process beside it, with books of its own. */
export type TestStudioProcess = {
  readonly wallet: TestGameProvider
  readonly studio: StudioProcess
  readonly books: Database
  readonly launch: (playerId: bigint, gameCode: string) => Promise<string>
  readonly close: () => Promise<void>
}

export async function openTestStudioProcess(): Promise<TestStudioProcess> {
  await buildApps(new AbortController().signal)
  const wallet = await openTestGameProvider()
  const { site, key } = wallet
  // A jackpot is won by a round that has ended: it is paid to it afterwards.
  await wallet.setProvider({ lateWinHours: 168 })
  // The studio's process has the machine's clock, so the wallet's is set by it.
  site.clock.advance(durationBetween(site.clock.now(), systemClock.now()))
  const url = await site.server.listen({ host: '127.0.0.1', port: 0 })
  for (const title of [...titles, ...tables]) await gameSave(site.context.db, gameOf(title))
  const database = await createTestDatabase()
  await migrate({
    ownerUrl: database.ownerUrl,
    directory: join(import.meta.dirname, '../../database/studio'),
    schema: 'studio',
  })
  const books = openDatabase({
    url: database.url,
    poolMax: 2,
    applicationName: 'test-books',
    onError: () => undefined,
  })
  const studio = new StudioProcess({
    port: await freePortBlock(1),
    env: {
      PATH: process.env['PATH'] ?? '',
      STUDIO_DATABASE_URL: database.url,
      STUDIO_SECRET: 'the secret of a studio that is killed!',
      STUDIO_WALLET_URL: url,
      STUDIO_WALLET_KEY_ID: key.id,
      STUDIO_WALLET_KEY_SECRET: key.secret,
      LOG_LEVEL: 'error',
      ...compiledOnce,
    },
  })
  await studio.start()
  return {
    wallet,
    studio,
    books,
    launch: (playerId, gameCode) =>
      site.context.db.transaction((tx) =>
        site.features.gameWallet.openLaunch(tx, {
          playerId,
          providerId: testProvider.id,
          gameCode,
          now: site.clock.now(),
        }),
      ),
    close: async () => {
      await studio.kill()
      await books.close()
      await database.close()
      await wallet.close()
    },
  }
}

const gameOf = ({ code, name, type }: Pick<TitleFacts, 'code' | 'name' | 'type'>) => ({
  code,
  name,
  type,
  providerId: testProvider.id,
  state: 'enabled' as const,
  isInMaintenance: false,
  launchUrl: 'https://games.example.ph/play',
})
