import { systemClock } from '#core/clock/instant.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import { DayField } from '#platform/office-ui/day-field.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import type { SpanRequest } from './span-address.ts'
import { messages } from './messages/en.ts'
import styles from './span-picker.module.css'

const options = [
  { value: 'today', label: messages.today },
  { value: 'yesterday', label: messages.yesterday },
  { value: 'last7', label: messages.last7 },
  { value: 'thisMonth', label: messages.thisMonth },
  { value: 'lastMonth', label: messages.lastMonth },
  { value: 'own', label: messages.ownDays },
] as const
type Choice = (typeof options)[number]['value']

type SpanPickerProps = {
  readonly shown: SpanRequest | undefined
  readonly onShow: (shown: SpanRequest | undefined) => void
}

/** Which days the dashboard shows. Days of one's own choice begin with the last seven. */
export function SpanPicker({ shown, onShow }: SpanPickerProps) {
  const choose = (choice: Choice) => {
    if (choice === 'today') return onShow(undefined)
    onShow(choice === 'own' ? { span: choice, ...lastSevenDays() } : { span: choice })
  }
  return (
    <div className={styles.picker}>
      <div className={styles.spans}>
        <SegmentedControl label={messages.period} options={options} value={shown?.span ?? 'today'} onChange={choose} />
      </div>
      {shown?.from && shown.until && (
        <div className={styles.days}>
          <DayField label={messages.from} day={shown.from} onDay={(from) => onShow({ ...shown, from })} />
          <DayField label={messages.to} day={shown.until} onDay={(until) => onShow({ ...shown, until })} />
        </div>
      )}
    </div>
  )
}

function lastSevenDays() {
  const yesterday = addDays(dayOf(systemClock.now()), -1)
  return { from: addDays(yesterday, -6), until: yesterday }
}
