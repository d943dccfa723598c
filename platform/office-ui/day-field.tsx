import { type CalendarDay, isCalendarDay } from '#core/clock/manila.ts'
import { TextField } from '#platform/ui/text-field/text-field.tsx'

interface DayFieldProps {
  label: string
  day: string
  onDay: (day: CalendarDay) => void
}

/** A day of Manila. Incomplete input changes nothing. */
export const DayField = ({ label, day, onDay }: DayFieldProps) => (
  <TextField
    label={label}
    type="date"
    value={day}
    onChange={(event) => {
      const text = event.currentTarget.value
      if (isCalendarDay(text)) onDay(text)
    }}
  />
)
