import { setTimeout as pause } from 'node:timers/promises'
import { days, seconds, wholeSeconds } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { laneCount } from '#platform/outbox/lane.ts'
import {
  lookAgainAfter,
  pageSizeMax,
  pageSizeUsual,
  type PullRefusal,
  pullsMax,
  waitSecondsMax,
} from '../../pull-terms.ts'
import { eventsKeptDays } from '../../rules.ts'
import { deliveryEvents } from '../delivery-body.ts'
import type { FeedDependencies } from '../feed-dependencies.ts'
import { pageAcknowledge, pagePositions } from '../store/feed-page.store.ts'
import type { Puller } from '../store/feed-partner.store.ts'
import { cursorOf, type Places, placesOf } from './pull-cursor.ts'
import { type Page, readPage, refusePlaces } from './read-page.ts'

export type PullAnswer =
  | { readonly kind: 'page'; readonly body: string }
  | { readonly kind: 'refused'; readonly refusal: PullRefusal; readonly retryAfterSeconds?: number }

type PullRequest = {
  readonly partner: Puller
  readonly query: URLSearchParams
  /** Ends the wait: the partner has gone, or the server stops. */
  readonly signal: AbortSignal
}

type Dependencies = Omit<FeedDependencies, 'audit'>

/** The next events of a partner who reads them itself. Its cursor acknowledges everything before it. */
export async function answerPull(needs: Dependencies, { partner, query, signal }: PullRequest): Promise<PullAnswer> {
  const refused = (refusal: PullRefusal, retryAfterSeconds?: number): PullAnswer => ({
    kind: 'refused',
    refusal,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
  const limit = wholeIn(query.get('limit') ?? String(pageSizeUsual), { min: 1, max: pageSizeMax })
  const waitSeconds = wholeIn(query.get('wait') ?? '0', { min: 0, max: waitSecondsMax })
  if (limit === undefined) return refused('limitWrong')
  if (waitSeconds === undefined) return refused('waitWrong')
  const pace = await needs.limiter.take([paceOf(partner.id)], needs.clock.now())
  if (!pace.ok) return refused('tooManyPulls', wholeSeconds(pace.retryAfter))
  const cursor = query.get('cursor')
  const places = cursor === null ? await firstPlaces(needs, partner.id) : placesOf(needs, partner.id, cursor)
  if (places === undefined) return refused('cursorUnreadable')
  const refusal = cursor === null ? undefined : await refusePlaces(needs.db, places, needs.clock.now())
  if (refusal !== undefined) return refused(refusal)
  const page = await awaitPage(needs, places, { partner, limit, waitSeconds, signal })
  await acknowledge(needs, partner.id, places, page)
  return { kind: 'page', body: pageBody(needs, partner.id, page) }
}

const paceOf = (partnerId: bigint) => ({
  name: 'feedPull',
  key: String(partnerId),
  max: pullsMax.count,
  window: pullsMax.window,
})

function wholeIn(text: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : undefined
}

/** Without a cursor a partner goes on where it has acknowledged, at first with what happens since its approval. */
async function firstPlaces({ db, clock }: Dependencies, partnerId: bigint): Promise<Places> {
  // What it has acknowledged can be as old as anything that is kept.
  const readUntil = subtractDuration(clock.now(), days(eventsKeptDays))
  return (await pagePositions(db, partnerId)).map((id) => ({ id, readUntil }))
}

type Wait = Pick<PullRequest, 'partner' | 'signal'> & { readonly limit: number; readonly waitSeconds: number }

async function awaitPage(needs: Dependencies, from: Places, wait: Wait): Promise<Page> {
  const { db, clock } = needs
  const { partner, limit, signal } = wait
  const until = performance.now() + seconds(wait.waitSeconds)
  let places = from
  for (;;) {
    const page = await readPage(db, places, { kinds: partner.kinds, limit, now: clock.now() })
    const isOver = performance.now() + lookAgainAfter > until || signal.aborted
    if (page.events.length > 0 || (isOver && !page.isMore) || signal.aborted) return page
    places = page.places
    if (!page.isMore) await pause(lookAgainAfter, undefined, { signal, ref: false }).catch(() => undefined)
    else if (performance.now() > until) return page
  }
}

async function acknowledge(
  { db, clock }: Dependencies,
  partnerId: bigint,
  read: Places,
  { events }: Page,
): Promise<void> {
  const counts = Array<bigint>(laneCount).fill(0n)
  for (const { lane } of events) counts[lane] = (counts[lane] ?? 0n) + 1n
  await pageAcknowledge(db, partnerId, { places: read.map(({ id }) => id), counts, now: clock.now() })
}

/** As a delivery, with where to go on. */
const pageBody = (needs: Dependencies, partnerId: bigint, { events, places, isMore }: Page): string =>
  JSON.stringify({
    version: 1,
    events: deliveryEvents(needs, partnerId, events),
    cursor: cursorOf(needs, partnerId, places),
    isMore,
  })
