import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { decideCase, type viewCase } from '../case-contract.ts'
import { useRiskAction } from './use-risk-action.ts'
import { messages } from './messages/en.ts'

const ends = [
  { value: 'reported', label: messages.reported },
  { value: 'nothing', label: messages.nothingToReport },
] as const
type End = (typeof ends)[number]['value']

type DecideCaseDialogProps = {
  readonly about: Pick<ResponseOf<typeof viewCase>, 'id' | 'alerts' | 'entries'>
  readonly onClose: () => void
}

export function DecideCaseDialog({ about, onClose }: DecideCaseDialogProps) {
  const act = useRiskAction()
  const [end, setEnd] = useState<End>('reported')
  const [number, setNumber] = useState('')
  const [text, setText] = useState('')
  const isReported = end === 'reported'
  const decide = (reason: string) => {
    const outcome = isReported ? ({ kind: end, reportNumber: number } as const) : ({ kind: end } as const)
    const done = isReported
      ? formatMessage(messages.caseReported, { reportNumber: number.trim() })
      : messages.caseClosed
    return act(decideCase, { caseId: about.id, outcome, alertsSeen: about.alerts.length, text, reason }, done)
  }
  return (
    <ReasonDialog
      open
      title={messages.decideTitle}
      confirmLabel={isReported ? messages.markReported : messages.closeCase}
      act={decide}
      onClose={onClose}
    >
      <SegmentedControl label={messages.outcome} options={ends} value={end} onChange={setEnd} />
      {isReported && about.entries.every(({ kind }) => kind !== 'export') && (
        <Notice tone="warning">{messages.noReportYet}</Notice>
      )}
      {isReported && (
        <TextField
          label={messages.amlcNumber}
          maxLength={60}
          required
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
      )}
      <TextArea
        label={messages.decisionReason}
        rows={4}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
