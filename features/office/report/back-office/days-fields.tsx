import type { ReactNode } from 'react'
import { DayField } from '#platform/office-ui/day-field.tsx'
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
        <DayField key={end} label={label} day={days[end]} onDay={(day) => onDays({ ...days, [end]: day })} />
      ))}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
