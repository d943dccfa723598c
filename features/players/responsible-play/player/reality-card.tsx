import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { setRealityCheck } from '../contract.ts'
import { realityMinutes } from '../limit-words.ts'
import type { Care } from './care.ts'
import styles from './limits-page.module.css'
import { useCareChange } from './use-care-change.ts'

const options = realityMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))

/** How often a game pauses to show time and result. */
export function RealityCard({ minutes }: { readonly minutes: Care['realityMinutes'] }) {
  const change = useCareChange(setRealityCheck)
  const choose = (value: string) => {
    const chosen = realityMinutes.find((each) => String(each) === value)
    if (chosen !== undefined)
      void change.send({ minutes: chosen }, `Every game begun from now on asks you after ${chosen} minutes.`)
  }
  return (
    <Card title="Reality check">
      <p className={styles.soft}>
        Games stop after this time and tell you how long you have played and what it came to.
      </p>
      <div className={styles.group}>
        <SegmentedControl label="Reality check" options={options} value={String(minutes)} onChange={choose} />
      </div>
      {change.presenceDialog}
    </Card>
  )
}
