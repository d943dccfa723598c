import { useState } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { addDays, calendarDay, dayOf } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { timeText } from '#platform/office-ui/time-text.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Money } from '#platform/ui/money/money.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { viewRegulatorMonth } from '../contract.ts'
import { type FigureGroup, figureGroups, figureTitle, groupTitles } from '../figure-groups.ts'
import { messages } from './messages/en.ts'
import { MonthFileButtons } from './month-file-buttons.tsx'
import styles from './regulator-report-page.module.css'

type Month = ResponseOf<typeof viewRegulatorMonth>
type Figure = Month['figures'][number]

const isMonth = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d$/.test(text)

/** One month of the house, part by part. */
export function RegulatorReportPage() {
  const navigate = useNavigate()
  const named = useQueryParameter('month')
  const [now] = useState(() => systemClock.now())
  // The month before this one is the newest that is whole.
  const month = isMonth(named) ? named : addDays(calendarDay(`${dayOf(now).slice(0, 7)}-01`), -1).slice(0, 7)
  return (
    <>
      <PageHead title={messages.title} actions={<MonthFileButtons month={month} />}>
        {messages.intro}
      </PageHead>
      <div className={styles.bar}>
        <TextField
          label={messages.month}
          type="month"
          value={month}
          onChange={(event) => {
            const text = event.currentTarget.value
            if (isMonth(text)) navigate(`/regulator-report?month=${text}`, { replace: true })
          }}
        />
      </div>
      <MonthFigures key={month} month={month} />
    </>
  )
}

function MonthFigures({ month }: { readonly month: string }) {
  const { answer, failure } = useStaffQuery(viewRegulatorMonth, { month })
  if (failure) return <Notice tone="warning">{failureText(failure)}</Notice>
  if (!answer) return <p>{messages.loading}</p>
  const { days, daysClosed, figures } = answer
  return (
    <>
      {daysClosed < days && (
        <Notice tone="info">{formatMessage(messages.closedDays, { closed: daysClosed, days })}</Notice>
      )}
      {figureGroups.map((group) => (
        <Part key={group} group={group} figures={figures.filter((figure) => figure.group === group)} />
      ))}
    </>
  )
}

const Part = ({ group, figures }: { readonly group: FigureGroup; readonly figures: readonly Figure[] }) => (
  <section>
    <h2 className={styles.heading}>{groupTitles[group]}</h2>
    <DataTable
      label={groupTitles[group]}
      columns={columnsOf(group)}
      rows={figures}
      rowKey={({ name }) => name}
      empty={messages.empty}
    />
  </section>
)

const figure = { tight: true, numeric: true } as const
const nameColumn: Column<Figure> = { name: messages.figure, cell: ({ group, name }) => figureTitle(group, name) }
const sourceTitles = { closed: messages.closed, live: messages.live } as const
const sourceColumn: Column<Figure> = {
  name: messages.source,
  cell: ({ source }) => sourceTitles[source],
  tight: true,
}
const moneyColumn = (name: string, of: (row: Figure) => Figure['amount']): Column<Figure> => ({
  name,
  cell: (row) => {
    const amount = of(row)
    return amount === null ? '–' : <Money amount={amount} />
  },
  ...figure,
})
const countColumn = (name: string, of: (row: Figure) => number | null): Column<Figure> => ({
  name,
  cell: (row) => of(row)?.toLocaleString('en-PH') ?? '–',
  ...figure,
})
const count = countColumn(messages.count, (row) => row.count)
const median: Column<Figure> = {
  name: messages.median,
  cell: ({ medianSeconds }) => timeText(medianSeconds),
  ...figure,
}

const moneyColumns = [count, moneyColumn(messages.amount, ({ amount }) => amount), median]
const measures: Readonly<Record<FigureGroup, readonly Column<Figure>[]>> = {
  play: [
    countColumn(messages.rounds, (row) => row.count),
    moneyColumn(messages.bets, ({ stake }) => stake),
    moneyColumn(messages.wins, ({ win }) => win),
    moneyColumn(messages.ggr, ({ amount }) => amount),
  ],
  players: [count, countColumn(messages.players, ({ players }) => players)],
  complaints: [count, median],
  deposits: moneyColumns,
  withdrawals: moneyColumns,
  identity: [count, median],
  suspicion: [count, median],
  games: [count],
  configuration: [count],
}
const columnsOf = (group: FigureGroup) => [nameColumn, ...measures[group], sourceColumn]
