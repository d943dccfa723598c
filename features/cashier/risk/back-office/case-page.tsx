import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { amlRuleWords } from '../aml-rule-words.ts'
import { viewCase } from '../case-contract.ts'
import { AlertFacts } from './alert-facts.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseMovements } from './case-movements.tsx'
import { CasePlayer } from './case-player.tsx'
import { CaseFile } from './case-file.tsx'
import styles from './case-page.module.css'
import { DueBadge } from './due-badge.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** One case: its causes, findings and decision. */
export function CasePage() {
  const caseId = Number(useRouteParameter('id'))
  const { answer, failure } = useStaffQuery(viewCase, { caseId })
  const mayWork = useMay()('aml.work')
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  const { playerId, state, openedAt, openedBy, dueAt, closedAt, closedBy, reportNumber, alerts, entries } = answer
  return (
    <>
      <PageHead
        title={formatMessage(messages.caseTitle, { caseId })}
        actions={mayWork && <CaseActions about={answer} />}
      >
        {messages.caseConfidential}
      </PageHead>
      <div className={styles.page}>
        <div className={styles.side}>
          <Card title={messages.caseFacts}>
            <FactList
              facts={[
                { name: messages.opened, value: `${formatInstant(openedAt)}, ${openedBy}` },
                ...(state === 'open' ? [{ name: messages.due, value: <DueBadge dueAt={dueAt} /> }] : []),
                ...(closedAt === null
                  ? []
                  : [{ name: messages.decided, value: `${formatInstant(closedAt)}, ${closedBy ?? ''}` }]),
                ...(reportNumber === null ? [] : [{ name: messages.report, value: reportNumber }]),
              ]}
            />
          </Card>
          <CasePlayer {...answer} />
          <Card title={messages.caseAlerts}>
            {alerts.length === 0 && <p className={styles.none}>{messages.noCaseAlerts}</p>}
            <ul className={styles.alerts}>
              {alerts.map(({ id, day, rule, inputs, dueAt: reportBy }) => (
                <li key={id}>
                  <strong>{amlRuleWords[rule]}</strong>
                  <span className={styles.day}>{formatDay(day)}</span>
                  {state === 'open' && reportBy !== null && <DueBadge dueAt={reportBy} />}
                  <AlertFacts playerId={playerId} rule={rule} inputs={inputs} />
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className={styles.side}>
          <CaseFile entries={entries} />
          <CaseMovements {...answer} />
        </div>
      </div>
    </>
  )
}
