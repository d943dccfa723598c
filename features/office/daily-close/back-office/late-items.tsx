import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import type { DayView } from './day-view.ts'

type Item = DayView['late'][number]

const columns: readonly Column<Item>[] = [
  { name: 'Came (Manila)', cell: ({ at }) => formatInstant(at), tight: true },
  { name: 'Provider', cell: ({ provider }) => provider, tight: true },
  { name: 'Reference', cell: ({ reference }) => reference },
  { name: 'What', cell: ({ text }) => text },
]

/** Items of a closed day that arrived later. */
export const LateItems = ({ late }: Pick<DayView, 'late'>) => (
  <DataTable
    label="Come later"
    columns={columns}
    rows={late}
    rowKey={({ at, reference }) => `${at} ${reference}`}
    empty="Nothing has come since this day was closed."
  />
)
