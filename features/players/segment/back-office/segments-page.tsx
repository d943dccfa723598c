import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { listSegments } from '../contract.ts'
import { ruleText } from '../rule-text.ts'
import { messages } from './messages/en.ts'

type Segment = ResponseOf<typeof listSegments>['segments'][number]

/** The segments with their sizes. */
export function SegmentsPage() {
  const may = useMay()
  const { answer, failure, refreshing } = useStaffQuery(listSegments, {})
  return (
    <>
      <PageHead
        title={messages.segments}
        actions={
          may('segment.save') && (
            <ButtonLink href="/segments/new" icon="plus">
              {messages.newSegment}
            </ButtonLink>
          )
        }
      >
        {messages.lead}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label={messages.segments}
        columns={columns}
        rows={answer?.segments ?? []}
        rowKey={({ id }) => id}
        empty={answer ? messages.empty : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const columns: readonly Column<Segment>[] = [
  {
    name: messages.segment,
    cell: (segment) => (
      <TwoLines first={<a href={`/segments/${segment.id}`}>{segment.name}</a>} second={ruleText(segment)} />
    ),
  },
  {
    name: messages.players,
    cell: ({ size }) =>
      size === null ? (
        messages.notMeasured
      ) : (
        <TwoLines
          first={size.players.toLocaleString('en-PH')}
          second={formatMessage(messages.measuredAt, { time: formatInstant(size.measuredAt) })}
        />
      ),
    numeric: true,
  },
  {
    name: messages.savedManila,
    cell: ({ isBuiltIn, savedAt, savedBy }) =>
      isBuiltIn ? messages.ofProduct : <TwoLines first={formatInstant(savedAt)} second={savedBy} />,
    tight: true,
  },
]
