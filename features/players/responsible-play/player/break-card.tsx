import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { takeBreak } from '../contract.ts'
import { type BreakLength, breakLengths } from '../limit-words.ts'
import { lengthNames } from '../limit-names.ts'
import type { Care } from './care.ts'
import styles from './limits-page.module.css'
import { useCareChange } from './use-care-change.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const exclusions: readonly BreakLength[] = ['6m', '1y', '5y']
const timeOuts = breakLengths.filter((length) => !exclusions.includes(length))

const isExclusion = (length: BreakLength): boolean => exclusions.includes(length)

/** A break takes two taps: its length and a confirmation. */
export function BreakCard({ running }: { readonly running: Care['break'] }) {
  const [length, setLength] = useState<BreakLength>()
  const change = useCareChange(takeBreak, ({ length }) => isExclusion(length))
  const take = async () => {
    if (length === undefined) return
    await change.send({ length }, isExclusion(length) ? messages.exclusionStarted : messages.breakStarted)
    setLength(undefined)
  }
  return (
    <Card title={messages.takeABreak}>
      {running && (
        <div className={styles.running} role="status">
          <strong>{formatMessage(messages.breakRunning, { time: formatInstant(running.endsAt) })}</strong>
          <span className={styles.soft}>{messages.breakRunningLead}</span>
        </div>
      )}
      <p className={styles.soft}>{messages.breakLead}</p>
      <Lengths title={messages.breakLengths} lengths={timeOuts} onChoose={setLength} />
      <Lengths title={messages.selfExclusion} lengths={exclusions} onChoose={setLength} />
      <ConfirmDialog
        open={length !== undefined}
        title={length === undefined ? '' : formatMessage(messages.breakTitle, { length: lengthNames[length] })}
        confirmLabel={messages.startNow}
        cancelLabel={messages.notNow}
        onConfirm={() => void take()}
        onCancel={() => setLength(undefined)}
        busy={change.pending}
        destructive
      >
        {length !== undefined && isExclusion(length) ? messages.exclusionConfirm : messages.breakConfirm}
      </ConfirmDialog>
      {change.presenceDialog}
    </Card>
  )
}

type LengthsProps = {
  readonly title: string
  readonly lengths: readonly BreakLength[]
  readonly onChoose: (length: BreakLength) => void
}

function Lengths({ title, lengths, onChoose }: LengthsProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <div className={styles.lengths}>
        {lengths.map((length) => (
          <Button key={length} variant="secondary" onClick={() => onChoose(length)}>
            {lengthNames[length]}
          </Button>
        ))}
      </div>
    </div>
  )
}
