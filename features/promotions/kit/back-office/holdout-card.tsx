import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { type viewPromotion, viewHoldout } from '../staff-contract.ts'
import { DifferenceBar } from './difference-bar.tsx'
import { estimateText, findingOf, shareText } from './estimate-text.ts'
import { messages } from './messages/en.ts'
import styles from './promotion-page.module.css'

type PromotionView = ResponseOf<typeof viewPromotion>
type Measured = ResponseOf<typeof viewHoldout>
export type Measure = Measured['measures'][number]

/** What the promotion changed, by the players who were held back from it. */
export function HoldoutCard({ promotion: { key, history } }: { readonly promotion: PromotionView }) {
  const holding = history.filter(({ holdout }) => holdout > 0)
  const [chosen, setChosen] = useState(holding[0]?.version)
  if (chosen === undefined) return null
  return (
    <Card title={messages.holdoutTitle}>
      <div className={styles.holdout}>
        <p>{messages.holdoutLead}</p>
        <Select
          label={messages.holdoutVersion}
          value={String(chosen)}
          options={holding.map(({ version, holdout }) => ({
            value: String(version),
            label: formatMessage(messages.versionHolding, { version, share: shareText(holdout) }),
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <Comparison promotionKey={key} version={chosen} />
      </div>
    </Card>
  )
}

function Comparison({ promotionKey: key, version }: { readonly promotionKey: string; readonly version: number }) {
  const { answer, failure } = useStaffQuery(viewHoldout, { key, version })
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (answer === undefined) return null
  const { since, until, players, measures } = answer
  if (since === null) return <p>{messages.holdoutEmpty}</p>
  return (
    <>
      <p>
        {formatMessage(messages.holdoutSpan, {
          shown: players.shown.toLocaleString('en-PH'),
          held: players.held.toLocaleString('en-PH'),
          since: formatInstant(since),
          until: formatInstant(until),
        })}
      </p>
      <DataTable
        label={messages.holdoutTitle}
        columns={columns}
        rows={measures}
        rowKey={({ name }) => name}
        empty={messages.holdoutEmpty}
      />
    </>
  )
}

const measureWords: Readonly<Record<Measure['name'], string>> = {
  deposits: messages.deposits,
  ggr: messages.ggr,
  ngr: messages.ngr,
  bonus: messages.bonus,
  playthrough: messages.playedThrough,
  limitDays: messages.limitDays,
  exclusions: messages.exclusions,
}

const columns = [
  { name: messages.measure, cell: ({ name }: Measure) => measureWords[name] },
  { name: messages.gotIt, cell: ({ name, shown }: Measure) => estimateText(name, shown) },
  { name: messages.heldBack, cell: ({ name, held }: Measure) => estimateText(name, held) },
  { name: messages.difference, cell: ({ name, difference }: Measure) => estimateText(name, difference) },
  { name: messages.finding, cell: ({ difference }: Measure) => <Finding difference={difference} /> },
]

const Finding = ({ difference }: Pick<Measure, 'difference'>) => (
  <span className={styles.finding}>
    <DifferenceBar {...difference} />
    {messages[findingOf(difference)]}
  </span>
)
