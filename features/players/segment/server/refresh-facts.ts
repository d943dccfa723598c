import { hours, minutes } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { accountFactsOf, countedPlayers, playersSeenSince } from '#features/players/account/server/index.ts'
import { languagesOf } from '#features/players/language/server/index.ts'
import { playTotalsOf } from '#features/players/responsible-play/server/index.ts'
import { playersActiveSince } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { reachableAmong } from './reachable-player.ts'
import { factsSave, type PlayerFacts, progressFind, progressSave } from './store/fact.store.ts'

type ByPlayer = (db: Queryable, ids: readonly bigint[]) => Promise<ReadonlyMap<bigint, number>>

export type FactDependencies = {
  readonly db: Database
  /** Promotions stand above players, so their facts come from outside. */
  readonly vipLevelsOf: ByPlayer
  readonly claimCountsOf: ByPlayer
}

export type FactsRun = { readonly now: Instant; readonly signal: AbortSignal }

const playersAtOnce = 5_000
const overlap = minutes(1)
/** Play is counted by day once an hour: the first run of an hour reads everybody of the last one again. */
const hourlyOverlap = minutes(70)

/** Reads the facts of players who did something; once a day of everybody, because a day is over for all of them. */
export async function refreshFacts(needs: FactDependencies, { now, signal }: FactsRun): Promise<void> {
  const { db } = needs
  const { factsAt, rebuiltOn } = await progressFind(db)
  const today = dayOf(now)
  if (factsAt === null || rebuiltOn !== today) await rebuild(needs, { now, signal })
  else {
    const isFirstOfHour = Math.floor(factsAt / hours(1)) < Math.floor(now / hours(1))
    const since = subtractDuration(factsAt, isFirstOfHour ? hourlyOverlap : overlap)
    const changed = new Set([...(await playersSeenSince(db, since)), ...(await playersActiveSince(db, since))])
    const ids = [...changed]
    for (let from = 0; from < ids.length; from += playersAtOnce) {
      signal.throwIfAborted()
      await readFacts(needs, ids.slice(from, from + playersAtOnce), now)
    }
  }
  await db.transaction((tx) => progressSave(tx, { factsAt: now, rebuiltOn: today }))
}

async function rebuild(needs: FactDependencies, { now, signal }: FactsRun): Promise<void> {
  for (let after = 0n; ; ) {
    signal.throwIfAborted()
    const ids = await countedPlayers(needs.db, { after, limit: playersAtOnce })
    const last = ids.at(-1)
    if (last === undefined) return
    await readFacts(needs, ids, now)
    after = last
  }
}

async function readFacts({ db, vipLevelsOf, claimCountsOf }: FactDependencies, ids: readonly bigint[], now: Instant) {
  const [accounts, plays, languages, levels, claims, reachable] = [
    await accountFactsOf(db, ids),
    new Map((await playTotalsOf(db, ids, dayOf(now))).map((totals) => [totals.playerId, totals])),
    await languagesOf(db, ids),
    await vipLevelsOf(db, ids),
    await claimCountsOf(db, ids),
    new Set((await reachableAmong(db, ids, now)).map(({ playerId }) => playerId)),
  ]
  const facts = accounts.map(
    ({ playerId, ...account }): PlayerFacts => ({
      ...noPlay,
      ...plays.get(playerId),
      ...account,
      playerId,
      claims: claims.get(playerId) ?? 0,
      vip: levels.get(playerId) ?? 0,
      language: languages.get(playerId) ?? 'en',
      isReachable: reachable.has(playerId),
    }),
  )
  await db.transaction((tx) => factsSave(tx, facts))
}

const noPlay = {
  playedOn: null,
  depositedOn: null,
  bets7: 0n,
  bets30: 0n,
  net30: 0n,
  deposits: 0n,
  depositSum: 0n,
  withdrawalSum: 0n,
} as const
