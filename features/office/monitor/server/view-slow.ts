import { days, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { creditWork } from '#features/cashier/deposit/server/index.ts'
import { changed, handleStaff, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { type PageVital, webVitals } from '#features/players/event-log/server/index.ts'
import { signInWork } from '#features/players/account/server/index.ts'
import { timingsSince } from '#platform/observe/timing.store.ts'
import { isHeld, refuseTarget, type ServiceLevelName, serviceLevelNames, serviceLevels } from '../service-levels.ts'
import { setServiceLevel, type SlowRange, viewSlow } from '../slow-contract.ts'
import { percentile, type Summary, summarise, type TimingRow } from './summarise.ts'
import { targetList, targetSave } from './store/service-level.store.ts'

/** The feature that answers each call, by the call's path. */
export type FeatureOfCall = ReadonlyMap<string, string>

const ranges = { hour: hours(1), day: days(1) } as const satisfies Record<SlowRange, number>
const statementsMax = 20
const pagesMax = 60

/** Where the time goes, from what all processes measured and what real visits reported. */
export const viewSlowHandler = (featureOf: FeatureOfCall) =>
  handleStaff(viewSlow, async ({ input: { range }, db, now }) => {
    const from = subtractDuration(now, ranges[range])
    const [rows, vitals, targets] = await Promise.all([
      timingsSince(db, from),
      webVitals(db, from, pagesMax),
      targetList(db),
    ])
    const work = rows.filter(({ kind }) => !isPart(kind))
    return answer({
      at: now,
      from,
      levels: levelsOf({ rows, vitals, targets: new Map(targets.map(({ name, target }) => [name, target])) }),
      groups: summarise(work, (row) => groupOf(row, featureOf)).map(({ key, ...times }) => ({
        group: key,
        ...timesOf(times),
        parts: [...times.parts],
      })),
      work: workOf(work, featureOf),
      services: summarise(rows, ({ kind, name }) => (kind === 'outside' ? name : undefined)).map((service) => ({
        name: service.key,
        ...timesOf(service),
      })),
      statements: statementsOf(rows),
      pages: pagesOf(vitals),
    })
  })

export const setServiceLevelHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, setServiceLevel, async ({ input: { name, target }, tx }) => {
    const refusal = refuseTarget(name, target)
    if (refusal !== undefined) return refuse(refusal)
    const before = (await targetList(tx)).find((row) => row.name === name)?.target ?? serviceLevels[name].target
    if (before === target || (await targetSave(tx, name, target)) === undefined) return refuse('nothingToChange')
    return changed({}, { subject: `serviceLevel:${name}`, before: { target: before }, after: { target } })
  })

const isPart = (kind: string): boolean => kind === 'statement' || kind === 'connection' || kind === 'outside'

/** Calls by their feature, bets as one, jobs and consumers by the feature that their names begin with. */
function groupOf({ kind, name }: TimingRow, featureOf: FeatureOfCall): string {
  if (kind === 'call' || kind === 'staffCall') return featureOf.get(name) ?? kind
  if (kind === 'gameCall') return 'game-wallet'
  if (kind === 'webhook' || kind === 'event') return 'deposit'
  return kind === 'job' ? 'jobs' : 'consumers'
}

const timesOf = ({ count, failed, mean, p50, p95, p99 }: Omit<Summary, 'key'>) => ({
  count,
  failed,
  mean,
  p50,
  p95,
  p99,
})

function workOf(rows: readonly TimingRow[], featureOf: FeatureOfCall) {
  const first = new Map(rows.map((row) => [`${row.kind} ${row.name}`, row]))
  return summarise(rows, ({ kind, name }) => `${kind} ${name}`).flatMap((summary) => {
    const row = first.get(summary.key)
    if (row === undefined) return []
    const { kind, name } = row
    return [{ group: groupOf(row, featureOf), kind, name, ...timesOf(summary), parts: [...summary.parts] }]
  })
}

function statementsOf(rows: readonly TimingRow[]) {
  const all = summarise(rows, ({ kind, name }) => (kind === 'statement' ? name : undefined))
  const totalMs = all.reduce((sum, each) => sum + each.totalMs, 0)
  return all.slice(0, statementsMax).map((each) => ({
    name: each.key,
    share: totalMs === 0 ? 0 : Math.round((each.totalMs / totalMs) * 1_000) / 10,
    ...timesOf(each),
  }))
}

function pagesOf(vitals: readonly PageVital[]) {
  const pages = Map.groupBy(
    vitals.filter(({ page }) => page !== ''),
    ({ page }) => page,
  )
  return [...pages].map(([page, own]) => {
    const of = (vital: PageVital['vital']) => own.find((each) => each.vital === vital)?.ms ?? null
    return { page, lcp: of('LCP'), inp: of('INP'), visits: Math.max(...own.map(({ visits }) => Number(visits))) }
  })
}

type Evidence = {
  readonly rows: readonly TimingRow[]
  readonly vitals: readonly PageVital[]
  readonly targets: ReadonlyMap<string, number>
}
type Measured = { readonly value: number | null; readonly count: number }

function levelsOf({ rows, vitals, targets }: Evidence) {
  const wholes = (kind: string, name: string) =>
    rows.filter((row) => row.kind === kind && row.name === name && row.part === 'whole')
  const allPages = vitals.find(({ page, vital }) => page === '' && vital === 'LCP')
  const measured: Record<ServiceLevelName, Measured> = {
    bet: slowest(wholes('gameCall', 'glw/bet')),
    depositCredit: slowest(wholes('event', creditWork)),
    signIn: shareAnswered(wholes('call', signInWork)),
    pageLoad: { value: allPages?.ms ?? null, count: Number(allPages?.visits ?? 0) },
  }
  return serviceLevelNames.map((name) => {
    const target = targets.get(name) ?? serviceLevels[name].target
    const { value, count } = measured[name]
    return { name, target, value, count, isHeld: isHeld(name, { value, target }) }
  })
}

const countOf = (rows: readonly TimingRow[]): number => rows.reduce((sum, { count }) => sum + Number(count), 0)

function slowest(rows: readonly TimingRow[]): Measured {
  const count = countOf(rows)
  return { value: count === 0 ? null : percentile(rows, 0.99), count }
}

/** In hundredths of a percent, rounded down: 99.999 of 100 are not all. */
function shareAnswered(rows: readonly TimingRow[]): Measured {
  const count = countOf(rows)
  const answered = countOf(rows.filter(({ outcome }) => outcome !== 'failed'))
  return { value: count === 0 ? null : Math.floor((answered / count) * 10_000), count }
}
