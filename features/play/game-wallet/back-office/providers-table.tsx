import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listProviders } from '../staff-contract.ts'
import { type Provider, speechOf } from './provider.ts'
import { ProviderStateBadge } from './provider-state-badge.tsx'

export function ProvidersTable() {
  const { answer, failure, refreshing } = useStaffQuery(listProviders, {})
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Providers"
        columns={columns}
        rows={answer?.providers ?? []}
        rowKey={({ id }) => id}
        empty={answer ? 'No provider yet. Add one, and give it a key.' : 'Loading …'}
        refreshing={refreshing}
      />
    </>
  )
}

const columns: readonly Column<Provider>[] = [
  { name: 'Provider', cell: ({ id, name }) => <a href={`/providers/${id}`}>{name}</a> },
  { name: 'Id', cell: ({ id }) => id, tight: true },
  { name: 'Protocol', cell: speechOf, tight: true },
  { name: 'State', cell: ({ state }) => <ProviderStateBadge state={state} />, tight: true },
  {
    name: 'Keys in use',
    cell: ({ keys }) => (keys.length === 0 ? <Badge tone="warning">None</Badge> : keys.length),
    tight: true,
  },
  {
    name: 'Open differences',
    cell: ({ openDifferences }) =>
      openDifferences === 0 ? '0' : <Badge tone="danger">{openDifferences.toLocaleString('en-PH')}</Badge>,
    tight: true,
  },
  { name: 'Rounds compared up to', cell: ({ comparedDay }) => comparedDay ?? '–', tight: true },
]
