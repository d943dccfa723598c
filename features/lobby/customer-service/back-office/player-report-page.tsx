import { formatInstant } from '#core/clock/manila-format.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { viewPlayerReport } from '../staff-contract.ts'
import { AnswerCard } from './answer-card.tsx'
import styles from './player-report.module.css'
import type { PlayerReport } from './player-report.ts'
import { PlayerFacts } from './player-facts.tsx'
import { ReportActions } from './report-actions.tsx'
import { categoryWords, stateWords } from './report-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const refreshEveryMs = 15_000

/** One report, with what an agent needs to answer it. */
export function PlayerReportPage() {
  const id = Number(useRouteParameter('id'))
  const { answer: report, failure } = useStaffQuery(viewPlayerReport, { id }, { refreshEveryMs })
  return (
    <>
      <p className={styles.back}>
        <a href="/player-reports">{messages.allPlayerReports}</a>
      </p>
      <PageHead
        title={report ? formatMessage(messages.reportTitle, { number: report.number }) : messages.report}
        actions={report && <ReportActions report={report} />}
      >
        {report && (
          <span className={styles.about}>
            <Badge tone={stateWords[report.state].tone}>{stateWords[report.state].text}</Badge>
            <span>
              {report.takenBy === null
                ? messages.unassigned
                : formatMessage(messages.assignedTo, { takenBy: report.takenBy })}
            </span>
          </span>
        )}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {report && (
        <div className={styles.sides}>
          <div className={styles.cards}>
            <ReportCard report={report} />
            <AnswerCard key={report.state} report={report} />
          </div>
          <PlayerFacts playerId={report.playerId} player={report.player} />
        </div>
      )}
    </>
  )
}

function ReportCard({ report: { text, category, page, gameId, reportedAt } }: { readonly report: PlayerReport }) {
  return (
    <Card title={messages.playerMessage}>
      <p className={styles.words}>{text}</p>
      <FactList
        facts={[
          { name: messages.category, value: categoryWords[category] },
          { name: messages.reportedManila, value: formatInstant(reportedAt) },
          { name: messages.page, value: page || '–' },
          ...(gameId === null ? [] : [{ name: messages.game, value: String(gameId) }]),
        ]}
      />
    </Card>
  )
}
