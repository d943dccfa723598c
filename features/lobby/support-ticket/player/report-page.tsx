import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { listReports } from '../contract.ts'
import { ReportForm } from './report-form.tsx'
import { stateWords } from './report-words.ts'
import { messages } from './messages/en.ts'

/** A form for problems, and the state of earlier reports. */
export function ReportPage() {
  return (
    <InnerPage title={messages.reportAProblem} twoColumns>
      <ReportForm />
      <Reports />
    </InnerPage>
  )
}

function Reports() {
  const { answer, failure, refresh } = useCallQuery(listReports, {})
  if (!answer && failure) return <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState>
  if (!answer || answer.list.length === 0) return null
  return (
    <Card title={messages.yourReports} flush>
      {answer.list.map(({ id, number, text, state, time }) => (
        <ListRow
          key={id}
          href={`/profile/report/${id}`}
          title={number}
          subtitle={`${formatInstant(time)} · ${text.slice(0, 80)}`}
          trailing={<Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>}
        />
      ))}
    </Card>
  )
}
