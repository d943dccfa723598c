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
import { ClosestBudget } from './closest-budget.tsx'
import { StateBadge } from './state-badge.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Promotion = ResponseOf<typeof listPromotions>['promotions'][number]

const refreshEveryMs = 30_000

/** Every promotion with its state and cost. */
export function PromotionsPage() {
  const { answer, failure, refreshing } = useStaffQuery(listPromotions, {}, { refreshEveryMs })
  return (
    <>
      <PageHead title={messages.promotions}>{messages.promotionsLead}</PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label={messages.promotions}
        columns={columns}
        rows={answer?.promotions ?? []}
        rowKey={({ key }) => key}
        empty={answer ? messages.promotionsEmpty : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const versionText = ({ version, latest }: Promotion): string =>
  latest === null
    ? messages.neverSaved
    : version === latest
      ? String(latest)
      : version === null
        ? formatMessage(messages.versionNotActivated, { latest })
        : formatMessage(messages.versionActiveAndNew, { version, latest })

function timeText({ startAt, endAt }: Promotion): string {
  if (startAt === null)
    return endAt === null ? messages.always : formatMessage(messages.untilTime, { time: formatInstant(endAt) })
  return endAt === null
    ? formatMessage(messages.fromTime, { time: formatInstant(startAt) })
    : formatMessage(messages.fromUntil, { from: formatInstant(startAt), until: formatInstant(endAt) })
}

const columns = [
  {
    name: messages.promotion,
    cell: ({ key, title, activityId }: Promotion) => (
      <a href={`/promotions/${key}`}>
        <TwoLines
          first={title}
          second={activityId === null ? '' : formatMessage(messages.numberOfPromotion, { activityId })}
        />
      </a>
    ),
  },
  { name: messages.status, cell: ({ state }: Promotion) => <StateBadge state={state} />, tight: true },
  { name: messages.spent, cell: (promotion: Promotion) => <ClosestBudget {...promotion} /> },
  { name: messages.today, cell: ({ spent }: Promotion) => formatMoney(spent.daily), tight: true, numeric: true },
  { name: messages.schedule, cell: timeText },
  { name: messages.version, cell: versionText },
]
