import type { ReactNode } from 'react'
import { isCalendarDay } from '#core/clock/manila.ts'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import styles from './days-fields.module.css'
import type { ShownDays } from './shown-days.ts'
import { messages } from './messages/en.ts'

export type DaysProps = { readonly days: ShownDays; readonly onDays: (days: ShownDays) => void }

const ends = [
  { end: 'from', label: messages.from },
  { end: 'until', label: messages.to },
] as const

/** The days of a report and its other parameters. Incomplete input triggers no query. */
export function DaysFields({ days, onDays, children }: DaysProps & { readonly children?: ReactNode }) {
  return (
    <div className={styles.fields}>
      {ends.map(({ end, label }) => (
        <TextField
          key={end}
          label={label}
          type="date"
          value={days[end]}
          onChange={(event) => {
            const text = event.currentTarget.value
            if (isCalendarDay(text)) onDays({ ...days, [end]: text })
          }}
        />
      ))}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
