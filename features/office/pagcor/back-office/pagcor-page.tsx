import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { basisPoints, percentText } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { FileButtons } from '#platform/office-ui/file-buttons.tsx'
import { MonthField, useShownMonth } from '#platform/office-ui/month-field.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Money } from '#platform/ui/money/money.tsx'
import { savePagcorMonth, viewPagcorMonth } from '../contract.ts'
import { kindName } from '#core/enumerations/game-kind-name.ts'
import { messages } from './messages/en.ts'
import { MonthSums } from './month-sums.tsx'
import styles from './pagcor-page.module.css'
import { TermsPanel } from './terms-panel.tsx'

type Month = ResponseOf<typeof viewPagcorMonth>

/** One month's share, the days it is made of, and the terms. */
export function PagcorPage() {
  const client = useClient()
  const month = useShownMonth()
  const files = <FileButtons fetchFile={(format) => client.send(savePagcorMonth, { month, format })} />
  return (
    <>
      <PageHead title={messages.title} actions={files}>
        {messages.intro}
      </PageHead>
      <div className={styles.bar}>
        <MonthField label={messages.month} month={month} path="/pagcor" />
      </div>
      <MonthWorking key={month} month={month} />
      <TermsPanel />
    </>
  )
}

function MonthWorking({ month }: { readonly month: string }) {
  const { answer, failure } = useStaffQuery(viewPagcorMonth, { month })
  if (failure) return <Notice tone="warning">{failureText(failure)}</Notice>
  if (!answer) return <p>{messages.loading}</p>
  return (
    <>
      <MonthSums {...answer} />
      <h2 className={styles.heading}>{messages.working}</h2>
      <DataTable
        label={messages.working}
        columns={kindColumns}
        rows={answer.kinds}
        rowKey={({ type }) => type}
        empty={messages.noPlay}
      />
      <h2 className={styles.heading}>{messages.changes}</h2>
      <DataTable
        label={messages.changes}
        columns={changeColumns}
        rows={answer.changes}
        rowKey={({ day, reopenedAt }) => `${day} ${reopenedAt}`}
        empty={messages.noChanges}
      />
      <h2 className={styles.heading}>{messages.closedDays}</h2>
      <DataTable
        label={messages.closedDays}
        columns={dayColumns}
        rows={answer.days}
        rowKey={({ day }) => day}
        empty={messages.noPlay}
      />
    </>
  )
}

const kindColumns: readonly Column<Month['kinds'][number]>[] = [
  { name: messages.kind, cell: ({ type }) => kindName(type) },
  { name: messages.rounds, cell: ({ rounds }) => rounds.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: messages.bets, cell: ({ stake }) => formatMoney(stake), tight: true, numeric: true },
  { name: messages.wins, cell: ({ win }) => formatMoney(win), tight: true, numeric: true },
  { name: 'GGR', cell: ({ ggr }) => formatMoney(ggr), tight: true, numeric: true },
  { name: messages.share, cell: ({ share }) => percentText(basisPoints(share)), tight: true, numeric: true },
  { name: messages.amount, cell: ({ due }) => <Money amount={due} />, tight: true, numeric: true },
]

const changeColumns: readonly Column<Month['changes'][number]>[] = [
  { name: messages.date, cell: ({ day }) => <a href={`/daily-close?day=${day}`}>{formatDay(day)}</a>, tight: true },
  { name: messages.before, cell: ({ before }) => formatMoney(before), tight: true, numeric: true },
  { name: messages.now, cell: ({ now }) => <Money amount={now} />, tight: true, numeric: true },
  { name: messages.reopened, cell: ({ reopenedBy, reopenedAt }) => `${reopenedBy}, ${formatInstant(reopenedAt)}` },
]

const dayColumns: readonly Column<Month['days'][number]>[] = [
  { name: messages.date, cell: ({ day }) => <a href={`/daily-close?day=${day}`}>{formatDay(day)}</a>, tight: true },
  { name: 'GGR', cell: ({ ggr }) => formatMoney(ggr), tight: true, numeric: true },
  { name: messages.closedBy, cell: ({ closedBy }) => closedBy },
]
