import { milliseconds } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Stream } from '../event-stream.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { seaSeatAge, seaSeatTouch } from './sea-seat.store.ts'
import type { SeatHolder } from './sea-ticket.ts'
import { seatKept } from './take-seat.ts'

/** A seat whose page has gone is kept for so long: a page that only reconnects is back earlier. */
const seatKeptAfterLeaving = milliseconds(2_500)

type SeatWatch = { readonly holder: SeatHolder; lastSeenAt: Instant }

/** The players who are there, by the streams that are open in this process. */
export function createSeatHolders({ db, clock }: Pick<StudioDependencies, 'db' | 'clock'>) {
  const held = new Map<Stream, SeatWatch>()
  const isElsewhere = (accountId: bigint): boolean =>
    [...held.values()].some(({ holder }) => holder.accountId === accountId)
  const touch = (all: readonly SeatWatch[]) => {
    const now = clock.now()
    for (const each of all) each.lastSeenAt = now
    return seaSeatTouch(db, [...new Set(all.map(({ holder }) => holder.accountId))], now)
  }
  const age = async ({ holder, lastSeenAt }: SeatWatch): Promise<void> => {
    if (isElsewhere(holder.accountId)) return
    const seenAt = subtractDuration(clock.now(), milliseconds(seatKept - seatKeptAfterLeaving))
    // Without an answer the seat is free after the usual silence.
    await seaSeatAge(db, holder, { seenAt, lastSeenAt }).catch(() => undefined)
  }
  return {
    arrive(stream: Stream, holder: SeatHolder) {
      const own: SeatWatch = { holder, lastSeenAt: clock.now() }
      held.set(stream, own)
      return touch([own])
    },
    async leave(stream: Stream): Promise<void> {
      const left = held.get(stream)
      held.delete(stream)
      if (left !== undefined) await age(left)
    },
    /** Keeps the seats of all who are there. Answers them with the seat that the account really has. */
    async keep() {
      const all = [...held]
      if (all.length === 0) return []
      const seats = new Map((await touch(all.map(([, each]) => each))).map((seat) => [seat.accountId, seat]))
      // A page may have gone while its seat was being kept.
      for (const [stream, each] of all) if (!held.has(stream)) await age(each)
      return all.map(([stream, { holder }]) => ({ stream, holder, seat: seats.get(holder.accountId) }))
    },
  }
}
