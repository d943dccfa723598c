import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { viewPromotion } from '../staff-contract.ts'
import { BudgetMeter } from './budget-meter.tsx'
import { MissingBudget } from './missing-budget.tsx'
import { HoldoutCard } from './holdout-card.tsx'
import { PromotionActions } from './promotion-actions.tsx'
import { PromotionForm } from './promotion-form.tsx'
import styles from './promotion-page.module.css'
import { StateBadge } from './state-badge.tsx'
import { messages } from './messages/en.ts'
import { VersionsCard } from './versions-card.tsx'

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
          <MissingBudget promotion={answer} />
          <Summary promotion={answer} />
          <PromotionForm
            key={`${key}:${answer.latest}:${saved}`}
            promotion={answer}
            onSaved={() => setSaved(saved + 1)}
          />
          <HoldoutCard key={answer.latest} promotion={answer} />
          <VersionsCard key={`versions:${answer.latest}`} promotion={answer} onCloned={() => setSaved(saved + 1)} />
        </div>
      )}
    </>
  )
}

type PromotionView = ResponseOf<typeof viewPromotion>

function Summary({ promotion }: { readonly promotion: PromotionView }) {
  const { state, version, latest, spent, held, recent, budget } = promotion
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
          {
            name: messages.spentThisMonth,
            value: <BudgetMeter spent={spent.monthly} held={held.monthly} max={budget.monthly} />,
          },
          { name: messages.given30Days, value: formatMoney(recent) },
          ...(budget.noLimitReason === '' ? [] : [{ name: messages.noLimitReason, value: budget.noLimitReason }]),
        ]}
      />
    </Card>
  )
}
