import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { pauseGame } from '#features/lobby/catalogue/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { caseSentence, loggedFigures } from './case-words.ts'
import { countReturns } from './count-returns.ts'
import { type Verdict, verdictOf } from './judge-returns.ts'
import { termsOf } from './terms-of.ts'
import { caseInsert, caseMarkPaused, casesOpen } from './store/return-case.store.ts'
import { sumsOfOpenSeries } from './store/return-day.store.ts'
import {
  countStateFind,
  returnLock,
  type Series,
  seriesBegin,
  seriesEndChanged,
  seriesJudge,
  seriesListSince,
} from './store/return-series.store.ts'

export type WatchDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly db: Database
  readonly log: Log
}

/** Counts what games returned, and pauses those that left their band. */
export function watchReturnsJob(needs: WatchDependencies & { readonly metrics: Metrics }): Job {
  const outside = needs.metrics.gauge({
    name: 'game_returns_outside',
    help: 'Games whose return left its band, and whose case is open',
  })
  return {
    name: 'gameReturns.watch',
    when: { every: minutes(10) },
    lastsMax: minutes(60),
    run: async ({ now, signal }) => outside.set(await watchReturns(needs, { now, signal })),
  }
}

/** Answers how many cases are open. */
export async function watchReturns(
  needs: WatchDependencies,
  { now, signal }: { readonly now: Instant; readonly signal?: AbortSignal },
): Promise<number> {
  await needs.db.transaction(async (tx) => {
    await returnLock(tx)
    await seriesEndChanged(tx, now)
    await seriesBegin(tx, now)
  })
  await countReturns(needs.db, { now, ...(signal && { signal }) })
  await needs.db.transaction((tx) => judge(needs, tx, now))
  await needs.db.transaction((tx) => pauseWaiting(needs, tx, now))
  return (await casesOpen(needs.db)).length
}

async function judge({ log }: WatchDependencies, tx: Transaction, now: Instant): Promise<void> {
  await returnLock(tx)
  const verdicts = await readVerdicts(tx, now)
  await seriesJudge(
    tx,
    verdicts.map(({ series: { id }, verdict: { state, rounds } }) => ({ id, state, rounds })),
  )
  for (const { series, verdict } of verdicts) {
    if (verdict.outside === undefined) continue
    const id = await caseInsert(tx, { ...verdict.outside, seriesId: series.id, now })
    if (id !== undefined)
      log.error({ game: series.gameCode, ...loggedFigures(verdict.outside) }, 'a game left its band')
  }
}

type Judged = { readonly series: Series; readonly verdict: Verdict }

async function readVerdicts(tx: Transaction, now: Instant): Promise<Judged[]> {
  const series = (await seriesListSince(tx, now)).filter(({ endedAt }) => endedAt === null)
  const sums = Map.groupBy(await sumsOfOpenSeries(tx), ({ seriesId }) => seriesId)
  return series.map((each) => ({ series: each, verdict: verdictOf(sums.get(each.id) ?? [], termsOf(each)) }))
}

/** Pauses the games of open cases that still play. A game that a member put back by hand stays there. */
const act = 'gameReturns.pause'

async function pauseWaiting({ audit, log }: WatchDependencies, tx: Transaction, now: Instant): Promise<void> {
  await returnLock(tx)
  if (!(await countStateFind(tx)).pausesGames) return
  for (const { id, gameId, pausedAt, ...figures } of await casesOpen(tx)) {
    if (pausedAt !== null) continue
    const reason = caseSentence(figures)
    if (!(await pauseGame(tx, { gameId, isPaused: true, act, changedBy: 'house', reason, now }))) continue
    await caseMarkPaused(tx, id, now)
    await audit.append(tx, {
      at: now,
      actor: { id: null, name: 'house' },
      action: act,
      subject: `gameReturn:${gameId}`,
      before: { isInMaintenance: false },
      after: { isInMaintenance: true, ...loggedFigures(figures) },
      reason,
      ip: '',
    })
    log.error({ gameId: String(gameId), case: String(id) }, 'a game is paused because its return left its band')
  }
}
