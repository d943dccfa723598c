import * as v from 'valibot'
import { useMemo, useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useSettledValue } from '#platform/office-ui/preview/use-settled-value.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { measureSegment, sampleSegment } from '../contract.ts'
import { ruleIn, type SegmentRule } from '../segment-rule.ts'
import { messages } from './messages/en.ts'
import styles from './segment-page.module.css'

const settledAfterMs = 400

/** How many players the conditions are, once they have not been changed for a moment, and some of them. */
export function SizeCard({ rule }: { readonly rule: SegmentRule | undefined }) {
  const text = useSettledValue(rule === undefined ? '' : JSON.stringify(rule), settledAfterMs)
  const settled = useMemo(
    (): SegmentRule | undefined => (text === '' ? undefined : v.parse(ruleIn, JSON.parse(text))),
    [text],
  )
  return (
    <div className={styles.size}>
      <Card title={messages.size}>
        {settled === undefined ? <p className={styles.note}>{messages.incomplete}</p> : <LiveSize rule={settled} />}
      </Card>
      {settled && <SampleCard key={text} rule={settled} />}
    </div>
  )
}

type RuleProps = { readonly rule: SegmentRule }

function LiveSize({ rule }: RuleProps) {
  const { answer, failure } = useStaffQuery(measureSegment, rule)
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (!answer) return <p className={styles.note}>{messages.loading}</p>
  const { players, leftOut, measuredAt, factsAt } = answer
  return (
    <div className={styles.figures} role="status">
      <p>
        <strong className={styles.count}>{players.toLocaleString('en-PH')}</strong> {messages.sizePlayers}
      </p>
      {players === 0 && <p>{leftOut === 0 ? messages.sizeNone : messages.sizeNobody}</p>}
      {leftOut > 0 && (
        <p className={styles.note}>{formatMessage(messages.leftOut, { count: leftOut.toLocaleString('en-PH') })}</p>
      )}
      <p className={styles.note}>
        {factsAt === null
          ? messages.factsNever
          : formatMessage(messages.factsAt, { time: formatInstant(factsAt), measured: formatInstant(measuredAt) })}
      </p>
    </div>
  )
}

function SampleCard({ rule }: RuleProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={messages.sample}>
      {isOpen ? (
        <Sample rule={rule} />
      ) : (
        <Button variant="secondary" size="small" icon="eye" onClick={() => setOpen(true)}>
          {messages.showSample}
        </Button>
      )}
    </Card>
  )
}

type Player = ResponseOf<typeof sampleSegment>['players'][number]

function Sample({ rule }: RuleProps) {
  const { answer, failure } = useStaffQuery(sampleSegment, rule)
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  return (
    <DataTable
      label={messages.sample}
      columns={columns}
      rows={answer?.players ?? []}
      rowKey={({ playerId }) => playerId}
      empty={answer ? messages.sampleEmpty : messages.loading}
    />
  )
}

const columns: readonly Column<Player>[] = [
  { name: messages.playerId, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.playerName, cell: ({ name }) => name, tight: true },
]
