import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { timeText } from '#platform/office-ui/time-text.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { FileButtons } from '#platform/office-ui/file-buttons.tsx'
import { MonthField, useShownMonth } from '#platform/office-ui/month-field.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { saveRegulatorMonth, viewRegulatorMonth } from '../contract.ts'
import { type FigureGroup, figureGroups, figureTitle, groupNotes, groupTitles } from '../figure-groups.ts'
import { messages } from './messages/en.ts'
import styles from './regulator-report-page.module.css'

type Month = ResponseOf<typeof viewRegulatorMonth>
type Figure = Month['figures'][number]

/** One month of the house, part by part. */
export function RegulatorReportPage() {
  const client = useClient()
  const month = useShownMonth()
  const files = <FileButtons fetchFile={(format) => client.send(saveRegulatorMonth, { month, format })} />
  return (
    <>
      <PageHead title={messages.title} actions={files}>
        {messages.intro}
      </PageHead>
      <div className={styles.bar}>
        <MonthField label={messages.month} month={month} path="/regulator-report" />
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
        <Part
          key={group}
          group={group}
          figures={figures.filter((figure) => figure.group === group)}
          empty={group === 'play' && daysClosed === 0 ? messages.noDayClosed : messages.empty}
        />
      ))}
    </>
  )
}

type PartProps = { readonly group: FigureGroup; readonly figures: readonly Figure[]; readonly empty: string }

const Part = ({ group, figures, empty }: PartProps) => (
  <section>
    <h2 className={styles.heading}>{groupTitles[group]}</h2>
    {groupNotes[group] && <p className={styles.note}>{groupNotes[group]}</p>}
    <DataTable
      label={groupTitles[group]}
      columns={columnsOf(group)}
      rows={figures}
      rowKey={({ name }) => name}
      empty={empty}
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
    return amount === null ? '–' : formatMoney(amount)
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
  tickets: [count, median],
  complaints: [count, median],
  deposits: moneyColumns,
  withdrawals: moneyColumns,
  identity: [count, median],
  suspicion: [count, median],
  games: [count],
  configuration: [count],
}
const columnsOf = (group: FigureGroup) => [nameColumn, ...measures[group], sourceColumn]
