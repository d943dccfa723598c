import type { FastifyInstance } from 'fastify'
import type { Clock } from '#core/clock/instant.ts'
import { type TableNews, tableEventsPath } from '#games/rgs/table-contract.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import { beat, beginStream, eventOf, type Stream, writerTo } from '../event-stream.ts'
import { type ReaderBounds, TableReaders } from './table-readers.ts'
import { ticketHolder } from './watch-ticket.ts'
import { ipOf } from '#platform/network-origin/ip-of.ts'

/** Tells everybody who looks at a table what changed. Each process has its own readers. */
export type TableFeed = {
  readonly isWatched: (gameCode: string) => boolean
  /** Tells the readers if anything but the time is new. */
  readonly publish: (gameCode: string, news: TableNews) => void
}

export type TableFeedOptions = {
  readonly tables: Iterable<string>
  readonly clock: Clock
  readonly hashToken: KeyedHash
  readonly bounds?: ReaderBounds
}

const beatEveryMs = 5_000
const boundsDefault: ReaderBounds = { all: 5_000, guests: 1_000, guestsOfAddress: 50, ofPlayer: 4 }
const write = writerTo(256 * 1024)
type WatchedTable = { readonly streams: Set<Stream>; last: string; news: TableNews | undefined }

/** Serves server-sent events. A new or returning subscriber gets the present state at once. */
export function createTableFeed(server: FastifyInstance, options: TableFeedOptions): TableFeed {
  const { clock, hashToken } = options
  const watched = new Map(
    [...options.tables].map((code): [string, WatchedTable] => [
      code,
      { streams: new Set(), last: '', news: undefined },
    ]),
  )
  const readers = new TableReaders<Stream>(options.bounds ?? boundsDefault)
  sendBeats(server, watched)
  server.get<{ Querystring: { game?: string; watch?: string } }>(tableEventsPath, (request, reply) => {
    const table = watched.get(String(request.query.game))
    if (table === undefined) return reply.callNotFound()
    const { raw } = reply
    const account = ticketHolder(hashToken, String(request.query.watch ?? ''), clock.now())
    const reader = account === undefined ? { address: addressKey(ipOf(request)) } : { account }
    if (!readers.admit(raw, reader)) return reply.code(503).header('retry-after', '30').send()
    raw.on('close', () => {
      readers.leave(raw)
      table.streams.delete(raw)
    })
    beginStream(reply)
    if (table.news !== undefined) raw.write(eventOf<TableNews>({ ...table.news, now: clock.now() }))
    table.streams.add(raw)
    return reply
  })
  return {
    isWatched: (code) => (watched.get(code)?.streams.size ?? 0) > 0,
    publish(code, news) {
      const table = watched.get(code)
      if (table === undefined) return
      const text = JSON.stringify({ ...news, now: 0 })
      if (text === table.last) return
      Object.assign(table, { last: text, news })
      const event = eventOf<TableNews>(news)
      for (const stream of table.streams) write(stream, event)
    },
  }
}

function sendBeats(server: FastifyInstance, watched: ReadonlyMap<string, WatchedTable>): void {
  const streams = (): Stream[] => [...watched.values()].flatMap((table) => [...table.streams])
  const timer = setInterval(() => {
    for (const stream of streams()) write(stream, beat)
  }, beatEveryMs)
  server.addHook('preClose', (done) => {
    clearInterval(timer)
    for (const stream of streams()) stream.end()
    done()
  })
}
