import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { takeBreak } from '../contract.ts'
import { type BreakLength, breakLengths } from '../limit-words.ts'
import { lengthNames } from '../messages.ts'
import type { Care } from './care.ts'
import styles from './limits-page.module.css'
import { useCareChange } from './use-care-change.ts'

const exclusions: readonly BreakLength[] = ['6m', '1y', '5y']
const timeOuts = breakLengths.filter((length) => !exclusions.includes(length))

const isExclusion = (length: BreakLength): boolean => exclusions.includes(length)
const excludedText =
  'Your self-exclusion has begun, and you’re signed out everywhere. You can still log in to withdraw.'

/** A break takes two taps: its length and a confirmation. */
export function BreakCard({ running }: { readonly running: Care['break'] }) {
  const [asked, setAsked] = useState<BreakLength>()
  const change = useCareChange(takeBreak, ({ length }) => isExclusion(length))
  const take = async () => {
    if (asked === undefined) return
    await change.send(
      { length: asked },
      isExclusion(asked) ? excludedText : 'Your break has begun. Take care of yourself.',
    )
    setAsked(undefined)
  }
  return (
    <Card title="Take a break">
      {running && (
        <div className={styles.running} role="status">
          <strong>You are taking a break until {formatInstant(running.endsAt)}.</strong>
          <span className={styles.soft}>
            Games and deposits are closed. What you have can be withdrawn at any time.
          </span>
        </div>
      )}
      <p className={styles.soft}>
        From the moment you say so no bet, deposit or game is possible. Nobody can end it early. Withdrawing always
        works.
      </p>
      <Lengths title="Time-out" lengths={timeOuts} onChoose={setAsked} />
      <Lengths title="Self-exclusion" lengths={exclusions} onChoose={setAsked} />
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === undefined ? '' : `Stop playing for ${lengthNames[asked]}?`}
        confirmLabel="Begin now"
        cancelLabel="Not now"
        onConfirm={() => void take()}
        onCancel={() => setAsked(undefined)}
        busy={change.pending}
        destructive
      >
        It begins at once on every device, and nobody can end it early, customer service included.
        {asked !== undefined &&
          isExclusion(asked) &&
          ' You’ll be signed out everywhere. You can still log in to withdraw.'}
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
