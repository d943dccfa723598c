import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { viewOpening } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './opening-page.module.css'

const refreshEveryMs = 15_000

/** The steps of setting up a new installation, each with the page where it is done. */
export function OpeningPage() {
  const { answer, failure } = useStaffQuery(viewOpening, {}, { refreshEveryMs })
  const steps = answer?.steps ?? []
  const missing = steps.filter(({ state }) => state === 'missing').length
  return (
    <>
      <PageHead title={messages.openingChecklist}>{messages.intro}</PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <Notice tone={missing === 0 ? 'success' : 'info'}>
          {missing === 0 ? messages.allDone : formatMessage(messages.stepsLeft, { missing, total: steps.length })}
        </Notice>
      )}
      <ol className={styles.steps}>
        {steps.map(({ key, title, state, detail, href }) => (
          <li key={key} className={styles.step} data-state={state}>
            <span className={styles.disc}>
              <Icon name={state === 'done' ? 'check-circle' : 'info'} size={20} />
            </span>
            <div className={styles.words}>
              <h2 className={styles.title}>
                {title} <Badge tone={tones[state]}>{labels[state]}</Badge>
              </h2>
              <p className={styles.detail}>{detail}</p>
            </div>
            {href !== null && (
              <ButtonLink href={href} variant="secondary">
                {formatRich(messages.openStep, { title: <span className="visually-hidden">{title}</span> })}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

const labels = { done: messages.done, missing: messages.toDo, suggested: messages.optional } as const
const tones = { done: 'success', missing: 'warning', suggested: 'neutral' } as const
