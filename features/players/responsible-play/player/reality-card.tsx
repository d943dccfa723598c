import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { setRealityCheck } from '../contract.ts'
import { realityMinutes } from '../limit-words.ts'
import type { Care } from './care.ts'
import styles from './limits-page.module.css'
import { useCareChange } from './use-care-change.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const options = realityMinutes.map((minutes) => ({
  value: String(minutes),
  label: formatMessage(messages.minutes, { minutes }),
}))

/** How often a game pauses to show time and result. */
export function RealityCard({ minutes }: { readonly minutes: Care['realityMinutes'] }) {
  const change = useCareChange(setRealityCheck)
  const choose = (value: string) => {
    const chosen = realityMinutes.find((each) => String(each) === value)
    if (chosen !== undefined)
      void change.send({ minutes: chosen }, formatMessage(messages.realityCheckSaved, { minutes: chosen }))
  }
  return (
    <Card title={messages.realityCheck}>
      <p className={styles.soft}>{messages.realityCheckLead}</p>
      <div className={styles.group}>
        <SegmentedControl label={messages.realityCheck} options={options} value={String(minutes)} onChange={choose} />
      </div>
      {change.presenceDialog}
    </Card>
  )
}
