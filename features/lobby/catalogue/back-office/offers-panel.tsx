import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { decideOffer, listOffers } from '../offer-contract.ts'
import { OfferEntries } from './offer-entries.tsx'
import styles from './offers-panel.module.css'
import { useCatalogueAction } from './use-catalogue-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Offer = ResponseOf<typeof listOffers>['offers'][number]
type Decision = Pick<RequestOf<typeof decideOffer>, 'accepted' | 'refused' | 'rest'>

const refreshEveryMs = 15_000

/** Catalogues offered by providers, before they take effect. */
export function OffersPanel() {
  const { answer, failure } = useStaffQuery(listOffers, {}, { refreshEveryMs })
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return (
    <div className={styles.offers}>
      {failure && <Notice tone="warning">{failureText(failure)}</Notice>}
      {answer.offers.map((offer) => (
        // A selection belongs to the version it was made on.
        <OfferCard key={`${offer.providerId} ${offer.version}`} offer={offer} />
      ))}
      {answer.offers.length === 0 && (
        <EmptyState icon="check-circle" title={messages.offersEmptyTitle}>
          {messages.offersEmpty}
        </EmptyState>
      )}
    </div>
  )
}

function OfferCard({ offer }: { readonly offer: Offer }) {
  const may = useMay()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [decision, setDecision] = useState<Decision>()
  const { providerName, toldAt: reportedAt, count, entries } = offer
  const mayDecide = may('catalogue.decideOffer')
  return (
    <Card
      title={providerName}
      action={
        <span className={styles.told}>
          {formatMessage(messages.offerReceived, { count, time: formatInstant(reportedAt) })}
        </span>
      }
    >
      <OfferEntries entries={entries} chosen={chosen} onChoose={mayDecide ? setChosen : undefined} />
      {count > entries.length && (
        <p className={styles.more}>{formatMessage(messages.moreEntries, { count: count - entries.length })}</p>
      )}
      {mayDecide && (
        <div className={styles.bar}>
          <Button
            variant="secondary"
            icon="close"
            disabled={chosen.length === 0}
            onClick={() => setDecision({ accepted: [], refused: [...chosen], rest: 'waits' })}
          >
            {messages.rejectSelected}
          </Button>
          <Button
            variant="secondary"
            icon="check"
            disabled={chosen.length === 0}
            onClick={() => setDecision({ accepted: [...chosen], refused: [], rest: 'waits' })}
          >
            {messages.approveSelected}
          </Button>
          <Button icon="check" onClick={() => setDecision({ accepted: [], refused: [], rest: 'accepted' })}>
            {formatMessage(messages.approveAll, { count })}
          </Button>
        </div>
      )}
      {decision && <DecisionDialog offer={offer} decision={decision} onClose={() => setDecision(undefined)} />}
    </Card>
  )
}

type DecisionProps = { readonly offer: Offer; readonly decision: Decision; readonly onClose: () => void }

function DecisionDialog({ offer: { providerId, version, count }, decision, onClose }: DecisionProps) {
  const act = useCatalogueAction()
  const refresh = useRefreshCalls()
  const isRefusal = decision.refused.length > 0
  const size = decision.rest === 'accepted' ? count : decision.accepted.length + decision.refused.length
  const decide = async (reason: string) => {
    const reply = await act(
      decideOffer,
      { providerId, version, ...decision, reason },
      isRefusal ? messages.rejectedToast : messages.approvedToast,
    )
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listOffers)
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(isRefusal ? messages.rejectTitle : messages.approveTitle, { count: size })}
      confirmLabel={isRefusal ? messages.reject : messages.approve}
      destructive={isRefusal}
      act={decide}
      onClose={onClose}
    >
      <p>{isRefusal ? messages.rejectBody : messages.liveBody}</p>
    </ReasonDialog>
  )
}
