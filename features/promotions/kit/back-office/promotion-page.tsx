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
import { PromotionActions } from './promotion-actions.tsx'
import { PromotionForm } from './promotion-form.tsx'
import styles from './promotion-page.module.css'
import { StateBadge } from './state-badge.tsx'

/** One promotion: its form, its simulated cost, and its activation. */
export function PromotionPage() {
  const key = useRouteParameter('key')
  const { answer, failure } = useStaffQuery(viewPromotion, { key })
  const [saved, setSaved] = useState(0)
  return (
    <>
      <PageHead title={answer?.title ?? 'Promotion'}>
        {answer?.isRebate ? 'Like a rebate: each player’s cap holds over all of these.' : 'Edits become a new version.'}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <div className={styles.page}>
          <Summary promotion={answer} />
          <PromotionForm
            key={`${key}:${answer.latest}:${saved}`}
            promotion={answer}
            onSaved={() => setSaved(saved + 1)}
          />
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
    <Card title="How it stands" action={<PromotionActions promotion={promotion} />}>
      <FactList
        facts={[
          { name: 'State', value: <StateBadge state={state} /> },
          { name: 'Acting version', value: version ?? 'None' },
          { name: 'Newest version', value: latest ?? 'Never saved' },
          { name: 'Spent in all', value: <BudgetMeter spent={spent.total} held={held.total} max={budget.total} /> },
          { name: 'Spent today', value: <BudgetMeter spent={spent.daily} held={held.daily} max={budget.daily} /> },
          {
            name: 'Spent this week',
            value: <BudgetMeter spent={spent.weekly} held={held.weekly} max={budget.weekly} />,
          },
        ]}
      />
    </Card>
  )
}

const History = ({ promotion: { history } }: { readonly promotion: PromotionView }) => (
  <Card title="Versions">
    <DataTable
      label="Versions"
      columns={columns}
      rows={history}
      rowKey={({ version }) => version}
      empty="None was saved yet."
    />
  </Card>
)

type Version = PromotionView['history'][number]

const columns = [
  { name: 'Version', cell: ({ version }: Version) => version, tight: true },
  { name: 'When (Manila)', cell: ({ savedAt }: Version) => formatInstant(savedAt), tight: true },
  { name: 'Who', cell: ({ savedBy }: Version) => savedBy },
  { name: 'Why', cell: ({ reason }: Version) => reason },
]
