import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { SelectBox } from '#platform/office-ui/together/select-box.tsx'
import type { Selection } from '#platform/office-ui/together/use-selection.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import type { Approval } from './approval.ts'
import styles from './approval-card.module.css'
import { DecisionDialog, type Verdict } from './decision-dialog.tsx'
import { requestStateWords } from '../request-state-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const states = {
  waiting: { tone: 'warning', label: requestStateWords.waiting },
  approved: { tone: 'success', label: requestStateWords.approved },
  refused: { tone: 'danger', label: requestStateWords.refused },
  withdrawn: { tone: 'neutral', label: requestStateWords.withdrawn },
  expired: { tone: 'neutral', label: requestStateWords.expired },
} as const

type ApprovalCardProps = { readonly request: Approval; readonly selection?: Selection<number> }

/** One request: what, why and by whom, and its outcome. */
export function ApprovalCard({ request, selection }: ApprovalCardProps) {
  const { tone, label } = states[request.state]
  return (
    <article className={styles.card} aria-label={`${request.label} ${request.id}`}>
      <header className={styles.head}>
        {selection && request.mayDecide && request.lowRiskSum !== null && (
          <SelectBox
            label={formatMessage(messages.selectRequest, { id: request.id })}
            checked={selection.has(request.id)}
            onToggle={() => selection.toggle({ id: request.id, amount: request.lowRiskSum ?? 0 })}
          />
        )}
        <h2 className={styles.title}>{request.label}</h2>
        <span className={styles.number}>{formatMessage(messages.requestNumber, { id: request.id })}</span>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <Facts facts={request.facts.slice(0, factsShown)} />
      {request.facts.length > factsShown && (
        <details className={styles.more}>
          <summary>{formatMessage(messages.showMore, { count: request.facts.length - factsShown })}</summary>
          <Facts facts={request.facts.slice(factsShown)} />
        </details>
      )}
      <p className={styles.words}>
        <q>{request.reason}</q> <span>{`${request.maker}, ${formatInstant(request.madeAt)}`}</span>
      </p>
      {request.decidedAt !== null && (
        <p className={styles.words}>
          <q>{request.decisionReason}</q> <span>{`${request.decider}, ${formatInstant(request.decidedAt)}`}</span>
        </p>
      )}
      {request.state === 'waiting' && <Decisions request={request} />}
    </article>
  )
}

/** The number shown unfolded. */
const factsShown = 12
const longFrom = 60

const Facts = ({ facts }: { readonly facts: Approval['facts'] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value, before }, index) => (
      // Several facts may share a name, so the index is the key.
      <div key={index} className={value.length + (before?.length ?? 0) > longFrom ? styles.long : undefined}>
        <dt>{name}</dt>
        <dd>
          {before !== undefined && (
            <>
              <del className={styles.before}>{before}</del> <span aria-hidden="true">→</span>{' '}
            </>
          )}
          {before === undefined ? plainValue(name, value) : <ins className={styles.after}>{value}</ins>}
        </dd>
      </div>
    ))}
  </dl>
)

const plainValue = (name: string, value: string) =>
  name === 'Player' ? <a href={`/players/${value}`}>{value}</a> : value

function Decisions({ request }: { readonly request: Approval }) {
  const may = useMay()
  const [verdict, setVerdict] = useState<Verdict>()
  return (
    <footer className={styles.foot}>
      <span className={styles.until}>
        {formatMessage(messages.expiresAt, { time: formatInstant(request.expiresAt) })}
      </span>
      {request.isOwn && may('approval.withdraw') && (
        <Button variant="secondary" size="small" onClick={() => setVerdict('withdraw')}>
          {messages.cancelRequest}
        </Button>
      )}
      {request.mayDecide && (
        <>
          <Button variant="secondary" size="small" icon="close" onClick={() => setVerdict('refuse')}>
            {messages.reject}
          </Button>
          <Button size="small" icon="check" onClick={() => setVerdict('approve')}>
            {messages.approve}
          </Button>
        </>
      )}
      {verdict && <DecisionDialog request={request} verdict={verdict} onClose={() => setVerdict(undefined)} />}
    </footer>
  )
}
