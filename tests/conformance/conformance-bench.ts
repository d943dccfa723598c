import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { verifyLedger } from '#ledger'
import { gameCode, type TestGameProvider } from '../support/test-game-provider.ts'

/** The operator's bench of our own wallet, behind an address of its own. */
export async function serveConformanceBench(
  gameProvider: TestGameProvider,
): Promise<{ url: string; close: () => Promise<void> }> {
  const acts = actsOf(gameProvider)
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    const answer = async () => {
      const act = acts[name]
      if (act === undefined) throw new Error(`the bench has no act ${name}`)
      return act(v.parse(argumentsOfActs, await jsonOf(request)))
    }
    answer().then(
      (body) => response.writeHead(200).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

const argumentsOfActs = v.object({
  playerId: v.optional(v.string(), '0'),
  launchToken: v.optional(v.string(), ''),
  coin: v.optional(v.number(), 0),
})
type Acts = Readonly<Record<string, (given: v.InferOutput<typeof argumentsOfActs>) => Promise<object>>>

function actsOf(gameProvider: TestGameProvider): Acts {
  const { db } = gameProvider.site.context
  return {
    'new-player': async ({ coin }) => {
      const { id, playerId } = await gameProvider.newPlayer(coin)
      return { playerId, launchToken: await gameProvider.launch(id), gameCode }
    },
    launch: async ({ playerId }) => ({ launchToken: await gameProvider.launch(BigInt(playerId)), gameCode }),
    'expire-launch': async () => {
      await gameProvider.rows(
        "update game_session set launched_at = launched_at - interval '120 s' where authenticated_at is null",
      )
      return {}
    },
    'expire-session': async ({ playerId }) => {
      await gameProvider.rows(
        "update game_session set authenticated_at = authenticated_at - interval '12 h' where player_id = $1",
        [playerId],
      )
      return {}
    },
    block: async ({ playerId }) => {
      await gameProvider.block({ id: BigInt(playerId) })
      return {}
    },
    'kill-next': async ({ playerId }) => {
      await killNext(gameProvider, playerId)
      return {}
    },
    'are-books-sound': async () => ({ sound: (await verifyLedger(db)).isSound }),
  }
}

// Longer than a call is waited for: on a busy machine it takes a while to come to the book.
const attemptsMax = 400
const attemptEveryMs = 10

/** Holds the player's book until a transaction waits for it, and ends that transaction's connection. */
async function killNext({ site }: TestGameProvider, playerId: string): Promise<void> {
  const holder = await site.context.db.pool.connect()
  await holder.query('begin')
  await holder.query('select from ledger_book where player_id = $1 for update', [playerId])
  const kill = async (): Promise<void> => {
    for (let attempt = 0; attempt < attemptsMax; attempt++) {
      const { rows } = await holder.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      )
      if (rows.length > 0) break
      await new Promise((resolve) => setTimeout(resolve, attemptEveryMs))
    }
    await holder.query('rollback')
    holder.release()
  }
  void kill()
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
