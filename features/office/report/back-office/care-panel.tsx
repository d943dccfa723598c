import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { viewCare } from '../operation-contract.ts'
import { timeText } from '#platform/office-ui/time-text.ts'
import { careTitle } from '../operation-words.ts'
import { DaysFields, type DaysProps } from './days-fields.tsx'
import { FigureRow } from './figure-row.tsx'
import { messages } from './messages/en.ts'

type Care = ResponseOf<typeof viewCare>

/** How players protected themselves, and how soon somebody looked at signs of harm. */
export function CarePanel({ days, onDays }: DaysProps) {
  const { answer, failure, refreshing } = useStaffQuery(viewCare, days)
  return (
    <>
      <DaysFields days={days} onDays={onDays} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && <Looks {...answer} />}
      <DataTable
        label={messages.care}
        columns={columns}
        rows={answer?.counts ?? []}
        rowKey={({ group, name }) => `${group} ${name}`}
        empty={answer ? messages.noCare : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const Looks = ({ looked, median, ninety, open, oldestOpen }: Care) => (
  <Card title={messages.timeToAct}>
    <FigureRow
      figures={[
        { name: messages.lookedAt, value: count(looked) },
        { name: messages.median, value: timeText(median) },
        { name: messages.ninety, value: timeText(ninety) },
        {
          name:
            oldestOpen === null
              ? messages.notLookedAt
              : formatMessage(messages.oldestSign, { time: formatInstant(oldestOpen) }),
          value: count(open),
        },
      ]}
    />
  </Card>
)

const count = (value: number): string => value.toLocaleString('en-PH')
const figure = { tight: true, numeric: true } as const

const columns: readonly Column<Care['counts'][number]>[] = [
  { name: messages.what, cell: careTitle },
  { name: messages.times, cell: ({ times }) => count(times), ...figure },
  { name: messages.players, cell: ({ players }) => count(players), ...figure },
]
