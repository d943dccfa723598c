import type { FastifyInstance } from 'fastify'
import { seconds } from '#core/clock/duration.ts'
import { type SeaNews, seaEventsPath } from '#games/rgs/sea-contract.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import { ipOf } from '#platform/network-origin/ip-of.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { beat, beginStream, eventOf, type Stream, writerTo } from '../event-stream.ts'
import { type ReaderBounds, TableReaders } from '../tables/table-readers.ts'
import { readSeas, seaKey, type SeaState } from './read-seas.ts'
import { type Sea, seaSeatFind } from './sea-seat.store.ts'
import { type SeatHolder, seatOfTicket } from './sea-ticket.ts'
import { createSeatHolders } from './seat-holders.ts'

/** Tells everybody at a table what the others did. Each process has its own readers. */
export type SeaFeed = {
  /** Reads the tables that somebody looks at here, and sends what is new. */
  readonly publish: () => Promise<void>
  /** Keeps the seats of those who look, and ends the streams of those who have none any more. */
  readonly keepSeats: () => Promise<void>
}

type FeedDependencies = Pick<StudioDependencies, 'db' | 'clock' | 'hashToken'> & { readonly bounds?: ReaderBounds }
type WatchedSea = { readonly sea: Sea; readonly streams: Set<Stream>; state: SeaState; seats: string }

const boundsDefault: ReaderBounds = { all: 5_000, guests: 1_000, guestsOfAddress: 50, ofPlayer: 2 }
const write = writerTo(128 * 1024)
/** Before the seat of a page that only reconnects is free. */
const retry = seconds(1)

export function createSeaFeed(server: FastifyInstance, needs: FeedDependencies): SeaFeed {
  const { db, clock, hashToken } = needs
  const watched = new Map<string, WatchedSea>()
  const readers = new TableReaders<Stream>(needs.bounds ?? boundsDefault)
  const holders = createSeatHolders(needs)
  let isClosing = false
  const leave = (stream: Stream, key: string): void => {
    readers.leave(stream)
    // Whoever loses the stream with this process returns to another one.
    if (!isClosing) void holders.leave(stream)
    const sea = watched.get(key)
    sea?.streams.delete(stream)
    if (sea?.streams.size === 0) watched.delete(key)
  }
  server.get<{ Querystring: { ticket?: string } }>(seaEventsPath, async (request, reply) => {
    const holder = seatOfTicket(hashToken, String(request.query.ticket ?? ''), clock.now())
    const seat = holder === undefined ? undefined : await seaSeatFind(db, holder.accountId)
    if (holder === undefined || !isAt(holder, seat)) return reply.code(409).send()
    const reader = holder.isDemo ? { address: addressKey(ipOf(request)) } : { account: String(holder.accountId) }
    const { raw } = reply
    if (!readers.admit(raw, reader)) return reply.code(503).header('retry-after', '30').send()
    const key = seaKey(holder)
    raw.on('close', () => leave(raw, key))
    beginStream(reply, retry)
    await holders.arrive(raw, holder)
    const read = watched.has(key) ? undefined : (await readSeas(needs, [holder])).get(key)
    if (raw.destroyed) return reply
    // Later events are the difference to this state.
    const sea = watched.get(key) ?? watchedSea(holder, read)
    write(raw, eventOf<SeaNews>({ now: clock.now(), ...sea.state }))
    watched.set(key, sea)
    sea.streams.add(raw)
    return reply
  })
  server.addHook('preClose', (done) => {
    isClosing = true
    for (const { streams } of watched.values()) for (const stream of streams) stream.end()
    done()
  })
  return {
    async publish() {
      if (watched.size === 0) return
      const states = await readSeas(
        needs,
        [...watched.values()].map(({ sea }) => sea),
      )
      for (const [key, sea] of watched) tell(sea, states.get(key), clock.now())
    },
    async keepSeats() {
      for (const { stream, holder, seat } of await holders.keep()) {
        if (isAt(holder, seat)) write(stream, beat)
        else stream.end()
      }
    },
  }
}

const watchedSea = (sea: Sea, state: SeaState = { seats: [], volleys: [] }): WatchedSea => ({
  sea,
  streams: new Set(),
  state,
  seats: JSON.stringify(state.seats),
})

const isAt = (holder: SeatHolder, seat: (Sea & { readonly seat: number }) | undefined): boolean =>
  seat !== undefined && seaKey(seat) === seaKey(holder) && seat.seat === holder.seat

/** Sends what was not known at the last look. */
function tell(sea: WatchedSea, state: SeaState | undefined, now: number): void {
  if (state === undefined) return
  const known = new Set(sea.state.volleys.map(({ round }) => round))
  const volleys = state.volleys.filter(({ round }) => !known.has(round))
  const seats = JSON.stringify(state.seats)
  const isNew = volleys.length > 0 || seats !== sea.seats
  Object.assign(sea, { state, seats })
  if (!isNew) return
  const event = eventOf<SeaNews>({ now, seats: state.seats, volleys })
  for (const stream of sea.streams) write(stream, event)
}
