import { formatMonth } from '#core/clock/manila-format.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { saveFile, saveText } from '#platform/browser/save-file/save-file.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { getPlayHistory, getPlayHistoryFile } from '../contract.ts'
import type { PlayMonth } from './care.ts'
import { historyCsv } from './history-csv.ts'
import styles from './limits-page.module.css'
import { limitText } from './limit-text.ts'
import { NetChart } from './net-chart.tsx'
import { messages } from './messages/en.ts'

/** A year of play by month: a chart, figures and a file. */
export function HistoryCard() {
  const { answer, failure, refresh } = useCallQuery(getPlayHistory, {})
  const { send, pending } = useCallMutation(getPlayHistoryFile)
  const savePdf = async () => {
    const reply = await send({})
    if (reply.kind === 'answer') saveFile(reply.body)
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  }
  const saveCsv = (months: readonly PlayMonth[]) =>
    saveText('my-play.csv', { text: historyCsv(months), type: 'text/csv' })
  const action = answer && (
    <span className={styles.files}>
      <Button variant="ghost" size="small" icon="document" loading={pending} onClick={() => void savePdf()}>
        {messages.pdf}
      </Button>
      <Button variant="ghost" size="small" icon="download" onClick={() => saveCsv(answer.months)}>
        {messages.csv}
      </Button>
    </span>
  )
  return (
    <Card title={messages.history} action={action}>
      {!answer && failure && <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState>}
      {!answer && !failure && <Spinner label={messages.loading} />}
      {answer && (
        <>
          {answer.months.some(({ net }) => net !== 0) && (
            <>
              <p className={styles.soft}>{messages.historyLead}</p>
              <NetChart months={answer.months} />
            </>
          )}
          <Figures months={answer.months.filter(isActive)} />
        </>
      )}
    </Card>
  )
}

/** Money moved, or time was played. */
const isActive = ({ deposited, withdrawn, net, minutes }: PlayMonth): boolean =>
  [deposited, withdrawn, net, minutes].some((each) => each !== 0)

/** The months in which something happened; the files have all twelve. */
function Figures({ months }: { readonly months: readonly PlayMonth[] }) {
  if (months.length === 0) return <p className={styles.soft}>{messages.historyEmpty}</p>
  return (
    <div className={styles.scroll} role="region" aria-label={messages.historyTable} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.month}</th>
            <th scope="col">{messages.deposited}</th>
            <th scope="col">{messages.withdrawn}</th>
            <th scope="col">{messages.netResult}</th>
            <th scope="col">{messages.timePlayed}</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, deposited, withdrawn, net, minutes }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{formatMoney(deposited)}</td>
              <td>{formatMoney(withdrawn)}</td>
              <td>{formatSignedMoney(net)}</td>
              <td>{limitText('time', minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
