import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { viewPromotion } from '../staff-contract.ts'
import { BudgetMeter } from './budget-meter.tsx'
import { shareText } from './estimate-text.ts'
import { HoldoutCard } from './holdout-card.tsx'
import { PromotionActions } from './promotion-actions.tsx'
import { PromotionForm } from './promotion-form.tsx'
import styles from './promotion-page.module.css'
import { StateBadge } from './state-badge.tsx'
import { messages } from './messages/en.ts'

/** One promotion: its form, its simulated cost, and its activation. */
export function PromotionPage() {
  const key = useRouteParameter('key')
  const { answer, failure } = useStaffQuery(viewPromotion, { key })
  const [saved, setSaved] = useState(0)
  return (
    <>
      <PageHead title={answer?.title ?? messages.promotion}>
        {answer?.isRebate ? messages.rebateLead : messages.promotionLead}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <div className={styles.page}>
          {answer.warnings.map((warning) => (
            <Notice key={warning} tone="warning">
              {warning}
            </Notice>
          ))}
          <Summary promotion={answer} />
          <PromotionForm
            key={`${key}:${answer.latest}:${saved}`}
            promotion={answer}
            onSaved={() => setSaved(saved + 1)}
          />
          <HoldoutCard key={answer.latest} promotion={answer} />
          <History promotion={answer} />
        </div>
      )}
    </>
  )
}

type PromotionView = ResponseOf<typeof viewPromotion>

function Summary({ promotion }: { readonly promotion: PromotionView }) {
  const { state, version, latest, spent, held, budget } = promotion
  return (
    <Card title={messages.overview} action={<PromotionActions promotion={promotion} />}>
      <FactList
        facts={[
          { name: messages.status, value: <StateBadge state={state} /> },
          { name: messages.activeVersion, value: version ?? messages.none },
          { name: messages.latestVersion, value: latest ?? messages.neverSaved },
          {
            name: messages.spentTotal,
            value: <BudgetMeter spent={spent.total} held={held.total} max={budget.total} />,
          },
          {
            name: messages.spentToday,
            value: <BudgetMeter spent={spent.daily} held={held.daily} max={budget.daily} />,
          },
          {
            name: messages.spentThisWeek,
            value: <BudgetMeter spent={spent.weekly} held={held.weekly} max={budget.weekly} />,
          },
        ]}
      />
    </Card>
  )
}

const History = ({ promotion: { history } }: { readonly promotion: PromotionView }) => (
  <Card title={messages.versions}>
    <DataTable
      label={messages.versions}
      columns={columns}
      rows={history}
      rowKey={({ version }) => version}
      empty={messages.versionsEmpty}
    />
  </Card>
)

type Version = PromotionView['history'][number]

const columns = [
  { name: messages.version, cell: ({ version }: Version) => version, tight: true },
  { name: messages.savedManila, cell: ({ savedAt }: Version) => formatInstant(savedAt), tight: true },
  { name: messages.heldBack, cell: ({ holdout }: Version) => shareText(holdout), tight: true },
  { name: messages.savedBy, cell: ({ savedBy }: Version) => savedBy },
  { name: messages.reason, cell: ({ reason }: Version) => reason },
]
