import { playerServer } from '#apps/server/serve/player-server.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { answerParent } from '../support/child.ts'
import { openWalletSite } from './wallet-site.ts'

// One server process of the product: every hook and route that players and games meet, and, when asked for, the outbox.

export type ServerQuestion =
  | { readonly ask: 'start'; readonly databaseUrl: string; readonly consumesEvents: boolean }
  | { readonly ask: 'memory' }
export type ServerAnswer = {
  readonly port: number
  readonly heapBytes: number
  readonly residentBytes: number
}

type ServerHandle = { readonly port: number; readonly close: () => Promise<void> }

let running: ServerHandle | undefined

answerParent<ServerQuestion, ServerAnswer>(
  async (question) => {
    if (question.ask === 'start') running = await start(question)
    // With --expose-gc the figure is memory in use, without uncollected garbage.
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    return { port: running?.port ?? 0, heapBytes: heapUsed, residentBytes: rss }
  },
  async () => running?.close(),
)

async function start({
  databaseUrl,
  consumesEvents,
}: Extract<ServerQuestion, { ask: 'start' }>): Promise<ServerHandle> {
  const { context, features } = openWalletSite(databaseUrl)
  const { db, clock, log, metrics } = context
  const outbox = createOutbox({ db, clock, log, metrics, consumers: features.consumers })
  if (consumesEvents) await outbox.start()
  const server = playerServer(context, features, [])
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    port: Number(new URL(url).port),
    close: async () => {
      await server.close()
      if (consumesEvents) await outbox.stop()
      await db.close()
    },
  }
}
