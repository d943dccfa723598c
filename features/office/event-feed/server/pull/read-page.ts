import { days, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { eventsKeptDays } from '../../rules.ts'
import { type Head, newestEvent, type PageEvent, pageHeads, pageList } from '../store/feed-page.store.ts'
import type { LanePlace, Places } from './pull-cursor.ts'

/** Events become visible a little after the moment they are recorded at, and processes have clocks of their own. */
const visibleWithin = minutes(1)

export type Page = {
  readonly events: readonly PageEvent[]
  readonly places: Places
  /** More can be read at once, without waiting. */
  readonly isMore: boolean
}

/** Why events cannot be read on from these places; undefined: they can. */
export async function refusePlaces(db: Queryable, places: Places, now: Instant) {
  const oldestKept = subtractDuration(now, days(eventsKeptDays))
  if (places.some(({ readUntil }) => readUntil < oldestKept)) return 'cursorTooOld'
  if (places.some(({ readUntil }) => readUntil > addDuration(now, visibleWithin))) return 'cursorAhead'
  const newest = await newestEvent(db)
  return newest !== null && places.some(({ id }) => id > newest) ? 'cursorAhead' : undefined
}

type Request = { readonly kinds: readonly string[]; readonly limit: number; readonly now: Instant }

/** The next events after the places, in the order of their numbers, which is that of each player. */
export async function readPage(db: Queryable, places: Places, { kinds, limit, now }: Request): Promise<Page> {
  const from = places.map(({ id }) => id)
  // The ends are read first: an event that is recorded meanwhile is behind them.
  const heads = await pageHeads(db, from)
  if (heads.every(({ until }) => until === null)) return { events: [], places: atHead(places, now), isMore: false }
  const until = heads.map((head, lane) => head.until ?? from[lane] ?? 0n)
  const events = await pageList(db, { from, until, kinds, limit })
  const last = events.length === limit ? events.at(-1) : undefined
  return {
    events,
    places: places.map((place, lane) => nextPlace(place, heads[lane], { last, now })),
    isMore: last !== undefined || heads.some(({ isMore }) => isMore),
  }
}

const atHead = (places: Places, now: Instant): Places =>
  places.map(({ id, readUntil }) => ({ id, readUntil: later(readUntil, subtractDuration(now, visibleWithin)) }))

type PageEnd = {
  /** Undefined: the page has everything up to the heads. */
  readonly last: PageEvent | undefined
  readonly now: Instant
}

/** A full page ends at its last event in every lane, because its events are in one order. */
function nextPlace({ id, readUntil }: LanePlace, head: Head | undefined, { last, now }: PageEnd): LanePlace {
  const end = head?.until ?? id
  const isCut = last !== undefined && last.id < end
  const seen = isCut ? last.recordedAt : head?.isMore ? (head.recordedAt ?? now) : now
  return {
    id: isCut ? (last.id > id ? last.id : id) : end,
    readUntil: later(readUntil, subtractDuration(seen, visibleWithin)),
  }
}

const later = (a: Instant, b: Instant): Instant => (a > b ? a : b)
