import { bucketMsMax } from '#platform/observe/bucket.ts'

/** Rows as they are stored: how many took a time of one bucket, and their sum. */
export type TimingRow = {
  readonly kind: string
  readonly name: string
  readonly part: string
  readonly outcome: string
  readonly bucket: number
  readonly count: bigint
  readonly micros: bigint
}

export type Times = {
  readonly count: number
  readonly failed: number
  readonly mean: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}
export type PartShare = { readonly part: string; readonly mean: number }
export type Summary = Times & { readonly key: string; readonly parts: readonly PartShare[]; readonly totalMs: number }

const whole = 'whole'

/** What belongs together by its key, the most time in all first. Rows without a key are left out. */
export function summarise(
  rows: readonly TimingRow[],
  keyOf: (row: TimingRow) => string | undefined,
): readonly Summary[] {
  const byKey = Map.groupBy(rows, keyOf)
  return [...byKey]
    .flatMap(([key, own]) => (key === undefined ? [] : [summaryOf(key, own)]))
    .toSorted((a, b) => b.totalMs - a.totalMs)
}

function summaryOf(key: string, rows: readonly TimingRow[]): Summary {
  const parts = Map.groupBy(rows, ({ part }) => part)
  const wholes = parts.get(whole) ?? []
  const count = countOf(wholes)
  const meanOf = (of: readonly TimingRow[]): number => (count === 0 ? 0 : rounded(msOf(of) / count))
  return {
    key,
    count,
    failed: countOf(wholes.filter(({ outcome }) => outcome === 'failed')),
    mean: meanOf(wholes),
    p50: percentile(wholes, 0.5),
    p95: percentile(wholes, 0.95),
    p99: percentile(wholes, 0.99),
    // A call that did not ask a service adds nothing to that part: each is the mean of all.
    parts: [...parts]
      .filter(([part]) => part !== whole)
      .map(([part, own]) => ({ part, mean: meanOf(own) }))
      .toSorted((a, b) => b.mean - a.mean),
    totalMs: msOf(wholes),
  }
}

const countOf = (rows: readonly TimingRow[]): number => rows.reduce((sum, { count }) => sum + Number(count), 0)
const msOf = (rows: readonly TimingRow[]): number => rows.reduce((sum, { micros }) => sum + Number(micros), 0) / 1_000
const rounded = (ms: number): number => Math.round(ms * 10) / 10

/** The end of the bucket that the share falls into: never too low. */
export function percentile(rows: readonly Pick<TimingRow, 'bucket' | 'count'>[], share: number): number {
  const all = rows.reduce((sum, { count }) => sum + Number(count), 0)
  let seen = 0
  for (const { bucket, count } of rows.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += Number(count)
    if (seen >= all * share) return rounded(bucketMsMax(bucket))
  }
  return 0
}
