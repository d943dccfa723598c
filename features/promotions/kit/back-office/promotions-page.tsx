import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { listPromotions } from '../staff-contract.ts'
import { BudgetMeter } from './budget-meter.tsx'
import { StateBadge } from './state-badge.tsx'

type Promotion = ResponseOf<typeof listPromotions>['promotions'][number]

const refreshEveryMs = 30_000

/** Every promotion with its state and cost. */
export function PromotionsPage() {
  const { answer, failure, refreshing } = useStaffQuery(listPromotions, {}, { refreshEveryMs })
  return (
    <>
      <PageHead title="Promotions">
        A version acts once a second person has activated it. Stopping takes one, and acts at once.
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Promotions"
        columns={columns}
        rows={answer?.promotions ?? []}
        rowKey={({ key }) => key}
        empty={answer ? 'There are no promotions.' : 'Loading …'}
        refreshing={refreshing}
      />
    </>
  )
}

const versionText = ({ version, latest }: Promotion): string =>
  latest === null
    ? 'Never saved'
    : version === latest
      ? `Version ${latest}`
      : `Version ${version ?? 'none'} acts, ${latest} is ready`

function timeText({ startAt, endAt }: Promotion): string {
  if (startAt === null) return endAt === null ? 'Always' : `Until ${formatInstant(endAt)}`
  return endAt === null ? `From ${formatInstant(startAt)}` : `${formatInstant(startAt)} to ${formatInstant(endAt)}`
}

const columns = [
  {
    name: 'Promotion',
    cell: ({ key, title, activityId }: Promotion) => (
      <a href={`/promotions/${key}`}>
        <TwoLines first={title} second={activityId === null ? key : `${key}, activity ${activityId}`} />
      </a>
    ),
  },
  { name: 'State', cell: ({ state }: Promotion) => <StateBadge state={state} />, tight: true },
  { name: 'Version', cell: versionText },
  { name: 'Time (Manila)', cell: timeText },
  { name: 'Today', cell: ({ spent }: Promotion) => formatMoney(spent.daily), tight: true, numeric: true },
  {
    name: 'Spent',
    cell: ({ spent, held, budget }: Promotion) => (
      <BudgetMeter spent={spent.total} held={held.total} max={budget.total} />
    ),
  },
]
