import { useState } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { DayField } from '#platform/office-ui/day-field.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { averageFrom, medianFrom, slowFrom } from '../figure-rules.ts'
import { viewSupportFigures } from '../staff-contract.ts'
import { averageText, timesText } from './figure-texts.ts'
import styles from './support-ticket.module.css'
import { messages } from './messages/en.ts'

type Figures = ResponseOf<typeof viewSupportFigures>
type Row = Figures['members'][number]
type Days = { readonly from: CalendarDay; readonly until: CalendarDay }

const daysAtFirst = -6

/** What became of the tickets and chats of a period, by member, for whoever leads customer service. */
export function SupportFiguresPage() {
  const [days, setDays] = useState<Days>(() => {
    const until = dayOf(systemClock.now())
    return { from: addDays(until, daysAtFirst), until }
  })
  const { answer, failure } = useStaffQuery(viewSupportFigures, days)
  return (
    <>
      <p className={styles.back}>
        <a href="/tickets">{messages.allTickets}</a>
      </p>
      <PageHead title={messages.figures}>{messages.figuresLead}</PageHead>
      <DayFields days={days} onDays={setDays} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && <FigureTables figures={answer} />}
    </>
  )
}

type DayFieldsProps = { readonly days: Days; readonly onDays: (days: Days) => void }

const ends = [
  { end: 'from', label: messages.from },
  { end: 'until', label: messages.to },
] as const

const DayFields = ({ days, onDays }: DayFieldsProps) => (
  <div className={styles.days}>
    {ends.map(({ end, label }) => (
      <DayField key={end} label={label} day={days[end]} onDay={(day) => onDays({ ...days, [end]: day })} />
    ))}
  </div>
)

function FigureTables({ figures: { opened, all, members, overdueUnowned } }: { readonly figures: Figures }) {
  const everybody = { member: messages.everybody, ...all }
  const rowsOf = (isIn: (row: Row) => boolean) => {
    const rows = members.filter(isIn)
    return rows.length === 0 ? [] : [...rows, everybody]
  }
  return (
    <div className={styles.cards}>
      <Card title={formatMessage(messages.ticketsOpened, { count: opened.tickets })}>
        <DataTable
          label={messages.tickets}
          columns={ticketColumns}
          rows={rowsOf(({ tickets: { taken, answered, solved, overdue } }) => taken + answered + solved + overdue > 0)}
          rowKey={({ member }) => member}
          empty={messages.noWork}
        />
        {overdueUnowned > 0 && (
          <p className={styles.foot}>{formatMessage(messages.overdueUnowned, { count: overdueUnowned })}</p>
        )}
      </Card>
      <Card title={formatMessage(messages.chatsOpened, { count: opened.chats })}>
        <DataTable
          label={messages.chats}
          columns={chatColumns}
          rows={rowsOf(({ chats: { taken, answered } }) => taken + answered > 0)}
          rowKey={({ member }) => member}
          empty={messages.noWork}
        />
      </Card>
      <p className={styles.foot}>
        {formatMessage(messages.tooFewNote, { median: medianFrom, slow: slowFrom, average: averageFrom })}
      </p>
    </div>
  )
}

type Work = Row['tickets'] | Row['chats']

/** The columns that tickets and chats share. */
const sharedColumns = (workOf: (row: Row) => Work) => {
  const count = (name: string, of: (work: Work) => number): Column<Row> => ({
    name,
    cell: (row) => of(workOf(row)),
    tight: true,
    numeric: true,
  })
  return {
    member: { name: messages.member, cell: ({ member }) => member, tight: true } satisfies Column<Row>,
    taken: count(messages.takenColumn, ({ taken }) => taken),
    answered: count(messages.answeredColumn, ({ answered }) => answered),
    median: {
      name: messages.medianColumn,
      cell: (row: Row) => timesText(workOf(row).first.medianSeconds, workOf(row).first.count),
      tight: true,
    },
    slow: {
      name: messages.slowColumn,
      cell: (row: Row) => timesText(workOf(row).first.slowSeconds, workOf(row).first.count),
      tight: true,
    },
    rating: { name: messages.ratingColumn, cell: (row: Row) => averageText(workOf(row).ratings), tight: true },
  }
}

const ofTickets = sharedColumns(({ tickets }) => tickets)
const ticketColumns: readonly Column<Row>[] = [
  ofTickets.member,
  ofTickets.taken,
  ofTickets.answered,
  ofTickets.median,
  ofTickets.slow,
  { name: messages.overdue, cell: ({ tickets }) => tickets.overdue, tight: true, numeric: true },
  { name: messages.solvedColumn, cell: ({ tickets }) => tickets.solved, tight: true, numeric: true },
  ofTickets.rating,
]

const ofChats = sharedColumns(({ chats }) => chats)
const chatColumns: readonly Column<Row>[] = [
  ofChats.member,
  ofChats.taken,
  ofChats.answered,
  ofChats.median,
  ofChats.slow,
  ofChats.rating,
]
