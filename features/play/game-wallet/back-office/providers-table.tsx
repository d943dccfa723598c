import { calendarDay } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listProviders } from '../staff-contract.ts'
import { type Provider, speechOf } from './provider.ts'
import { ProviderStateBadge } from './provider-state-badge.tsx'
import { messages } from './messages/en.ts'

export function ProvidersTable() {
  const { answer, failure, refreshing } = useStaffQuery(listProviders, {})
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label={messages.providers}
        columns={columns}
        rows={answer?.providers ?? []}
        rowKey={({ id }) => id}
        empty={answer ? messages.providersEmpty : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const columns: readonly Column<Provider>[] = [
  { name: messages.provider, cell: ({ id, name }) => <a href={`/providers/${id}`}>{name}</a> },
  { name: messages.id, cell: ({ id }) => id, tight: true },
  { name: messages.protocol, cell: speechOf, tight: true },
  { name: messages.status, cell: ({ state }) => <ProviderStateBadge state={state} />, tight: true },
  {
    name: messages.keysInUse,
    cell: ({ keys }) => (keys.length === 0 ? <Badge tone="warning">{messages.noKeys}</Badge> : keys.length),
    tight: true,
    numeric: true,
  },
  {
    name: messages.openDifferences,
    cell: ({ openDifferences }) =>
      openDifferences === 0 ? '0' : <Badge tone="danger">{openDifferences.toLocaleString('en-PH')}</Badge>,
    tight: true,
    numeric: true,
  },
  {
    name: messages.roundsComparedUpTo,
    cell: ({ comparedDay }) => (comparedDay === null ? '–' : formatDay(calendarDay(comparedDay))),
    tight: true,
  },
]
