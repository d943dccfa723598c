import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { viewRevenue } from '../contract.ts'
import type { RevenueSplit } from '../report-names.ts'
import { DaysFields, type DaysProps } from './days-fields.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { RevenueTable } from './revenue-table.tsx'
import { messages } from './messages/en.ts'

const splits = [
  { value: 'day', label: messages.day },
  { value: 'provider', label: messages.provider },
  { value: 'brand', label: messages.brand },
  { value: 'type', label: messages.type },
  { value: 'game', label: messages.game },
] as const satisfies readonly { value: RevenueSplit; label: string }[]

type RevenuePanelProps = DaysProps & { readonly by: RevenueSplit; readonly onBy: (by: RevenueSplit) => void }

export function RevenuePanel({ days, onDays, by, onBy }: RevenuePanelProps) {
  const { answer, failure, refreshing } = useStaffQuery(viewRevenue, { ...days, by })
  const rows = answer?.rows ?? []
  return (
    <>
      <DaysFields days={days} onDays={onDays}>
        <SegmentedControl label={messages.splitBy} options={splits} value={by} onChange={onBy} />
      </DaysFields>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {!failure && by === 'day' && rows.length > 1 && <RevenueChart rows={rows} />}
      {!failure && <RevenueTable rows={rows} by={by} refreshing={refreshing} isRead={answer !== undefined} />}
    </>
  )
}
