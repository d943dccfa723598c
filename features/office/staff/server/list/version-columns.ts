import type { Instant } from '#core/clock/instant.ts'
import { type CsvColumn, csvTime } from './handle-staff-list.ts'

type Version = {
  readonly version: bigint
  readonly changedAt: Instant
  readonly changedBy: string
  readonly reason: string
}

/** The first columns of every exported history. */
export const versionColumns: readonly CsvColumn<Version>[] = [
  { name: 'Version', cell: ({ version }) => version },
  { name: 'When (Manila)', cell: ({ changedAt }) => csvTime(changedAt) },
  { name: 'Member', cell: ({ changedBy }) => changedBy },
  { name: 'Reason', cell: ({ reason }) => reason },
]
