import type { FastifyInstance, FastifyReply } from 'fastify'
import { type TableNews, tableEventsPath } from '#games/rgs/table-contract.ts'

/** Tells everybody who looks at a table what changed. Each process has its own readers. */
export type TableFeed = {
  readonly isWatched: (gameCode: string) => boolean
  /** Tells the readers if anything but the time is new. */
  readonly tell: (gameCode: string, news: TableNews) => void
}

const beatEveryMs = 5_000
const readersMax = 5_000
type Stream = FastifyReply['raw']
type Watched = { readonly streams: Set<Stream>; last: string; news: TableNews | undefined }

/** Serves server-sent events. Whoever comes, or comes back, sees the present state at once. */
export function createTableFeed(server: FastifyInstance, tables: Iterable<string>, nowMs: () => number): TableFeed {
  const watched = new Map(
    [...tables].map((code): [string, Watched] => [code, { streams: new Set(), last: '', news: undefined }]),
  )
  const streams = (): Stream[] => [...watched.values()].flatMap((table) => [...table.streams])
  const beat = setInterval(() => {
    // An event and no comment: the page is to know that it is heard.
    for (const stream of streams()) stream.write('event: beat\ndata: -\n\n')
  }, beatEveryMs)
  server.addHook('preClose', (done) => {
    clearInterval(beat)
    for (const stream of streams()) stream.end()
    done()
  })
  server.get<{ Querystring: { game?: string } }>(tableEventsPath, (request, reply) => {
    const table = watched.get(String(request.query.game))
    if (table === undefined) return reply.callNotFound()
    if (streams().length >= readersMax) return reply.code(503).send()
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    raw.write('retry: 2000\n\n')
    if (table.news !== undefined) raw.write(eventOf({ ...table.news, now: nowMs() }))
    table.streams.add(raw)
    raw.on('close', () => table.streams.delete(raw))
    return reply
  })
  return {
    isWatched: (code) => (watched.get(code)?.streams.size ?? 0) > 0,
    tell(code, news) {
      const table = watched.get(code)
      if (table === undefined) return
      const text = JSON.stringify({ ...news, now: 0 })
      if (text === table.last) return
      Object.assign(table, { last: text, news })
      const event = eventOf(news)
      for (const stream of table.streams) stream.write(event)
    },
  }
}

const eventOf = (news: TableNews): string => `data: ${JSON.stringify(news)}\n\n`
