import { useState } from 'react'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { type Permission, useMay } from '#features/office/staff/back-office/index.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { viewFeedPartner } from '../contract.ts'
import { DeadLetterTable } from './dead-letter-table.tsx'
import { FailureTable } from './failure-table.tsx'
import { messages } from './messages/en.ts'
import type { PartnerView } from './partner.ts'
import { type PartnerAct, PartnerActDialog } from './partner-act-dialog.tsx'
import { PartnerDialog } from './partner-dialog.tsx'
import { healthFacts, termFacts } from './partner-facts.ts'
import styles from './partner-page.module.css'
import { PartnerStateBadge } from './partner-state-badge.tsx'
import { SecretCard } from './secret-card.tsx'

const refreshEveryMs = 3_000

/** One partner: how it receives events, what it gets, and what can be done about it. */
export function PartnerPage() {
  const partnerId = Number(useRouteParameter('id'))
  const { answer, failure } = useStaffQuery(viewFeedPartner, { partnerId }, { refreshEveryMs })
  return (
    <>
      <p className={styles.back}>
        <a href="/event-feed">{messages.all}</a>
      </p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && <PartnerCards view={answer} />}
    </>
  )
}

function PartnerCards({ view }: { readonly view: PartnerView }) {
  const { partner, deadLetters, failures } = view
  const [act, setAct] = useState<PartnerAct>()
  const [editing, setEditing] = useState(false)
  return (
    <>
      <PageHead title={partner.name} actions={<Acts view={view} onAct={setAct} onEdit={() => setEditing(true)} />}>
        <PartnerStateBadge partner={partner} />
      </PageHead>
      <div className={styles.cards}>
        <Card title={messages.health}>
          <FactList facts={healthFacts(view)} />
        </Card>
        <Card title={messages.terms}>
          <FactList facts={termFacts(partner)} />
        </Card>
        <SecretCard partner={partner} />
        <Card title={messages.deadLetters}>
          <DeadLetterTable partnerId={partner.id} letters={deadLetters} />
        </Card>
        <Card title={messages.failures}>
          <FailureTable failures={failures} />
        </Card>
      </div>
      {act && <PartnerActDialog act={act} partner={partner} onClose={() => setAct(undefined)} />}
      {editing && <PartnerDialog partner={partner} onClose={() => setEditing(false)} />}
    </>
  )
}

type ActsProps = {
  readonly view: PartnerView
  readonly onAct: (act: PartnerAct) => void
  readonly onEdit: () => void
}

function Acts({ view: { partner }, onAct, onEdit }: ActsProps) {
  const may = useMay()
  const hasSecret = partner.secretMadeAt !== null
  const mayOn = (permission: Permission, isPossible: boolean) => isPossible && may(permission)
  return (
    <span className={styles.acts}>
      {may('eventFeed.request') && (
        <Button variant="secondary" size="small" icon="edit" onClick={onEdit}>
          {messages.edit}
        </Button>
      )}
      {mayOn('eventFeed.test', hasSecret && partner.url !== '') && (
        <Button variant="secondary" size="small" onClick={() => onAct('test')}>
          {messages.test}
        </Button>
      )}
      {mayOn('eventFeed.replay', partner.url !== '') && (
        <Button variant="secondary" size="small" icon="history" onClick={() => onAct('replay')}>
          {messages.replay}
        </Button>
      )}
      {mayOn('eventFeed.setRunning', hasSecret) && (
        <Button
          variant={partner.isRunning ? 'danger' : 'primary'}
          size="small"
          onClick={() => onAct(partner.isRunning ? 'stop' : 'start')}
        >
          {partner.isRunning ? messages.stop : messages.start}
        </Button>
      )}
    </span>
  )
}
