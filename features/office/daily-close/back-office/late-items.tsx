import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import type { DayView } from './day-view.ts'
import { messages } from './messages/en.ts'
import { useProviderName } from './use-provider-name.ts'

type Item = DayView['late'][number]

const columnsWith = (providerName: (key: string) => string): readonly Column<Item>[] => [
  { name: messages.time, cell: ({ at }) => formatInstant(at), tight: true },
  { name: messages.provider, cell: ({ provider }) => providerName(provider), tight: true },
  { name: messages.reference, cell: ({ reference }) => reference },
  { name: messages.details, cell: ({ text }) => text },
]

/** Items of a closed day that arrived later. */
export function LateItems({ late }: Pick<DayView, 'late'>) {
  const providerName = useProviderName()
  return (
    <DataTable
      label={messages.lateItems}
      columns={columnsWith(providerName)}
      rows={late}
      rowKey={({ at, reference }) => `${at} ${reference}`}
      empty={messages.noLateItems}
    />
  )
}
