import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '#core/contract/client.ts'
import { startDemo } from '#features/play/game-launch/contract.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import type { RunningProduct } from '#tests/journeys/support/run-product.ts'

const lookEveryMs = 500
const looksMax = 180

/** Opens demonstrations as a guest of the lobby does: the studio shows none that the lobby has not signed. */
export type DemoDesk = {
  /** Of a game's page for play money. It can be opened within two minutes. */
  readonly addressOf: (code: string) => Promise<string>
  readonly close: () => Promise<void>
}

export function openDemoDesk({ url, databaseUrl }: Pick<RunningProduct, 'url' | 'databaseUrl'>): DemoDesk {
  const db = openDatabase({ url: databaseUrl, poolMax: 1, applicationName: 'bench', onError: () => undefined })
  const client = createClient({
    baseUrl: url,
    fetch: globalThis.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    token: () => undefined,
    fingerprint: () => 'bench',
    onSessionEnded: () => undefined,
    timeoutMs: 10_000,
  })
  return {
    async addressOf(code) {
      const reply = await client.send(startDemo, { gameId: await gameIdOf(db, code) })
      if (reply.kind !== 'answer') throw new Error(`no demonstration of ${code}: ${JSON.stringify(reply)}`)
      return reply.body.url
    },
    close: () => db.close(),
  }
}

/** The studio's games come into the lobby a moment after the first start. */
async function gameIdOf(db: Database, code: string): Promise<number> {
  for (let look = 0; look < looksMax; look++) {
    const { rows } = await db.pool.query<{ id: bigint }>('select id from game where code = $1', [code])
    if (rows[0] !== undefined) return Number(rows[0].id)
    await sleep(lookEveryMs)
  }
  throw new Error(`the lobby has no ${code}`)
}
