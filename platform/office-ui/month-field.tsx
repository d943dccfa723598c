import { useState } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { addDays, calendarDay, dayOf } from '#core/clock/manila.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { TextField } from '#platform/ui/text-field/text-field.tsx'

const isMonth = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d$/.test(text)

/** The month that the address names; without one the month before this one, the newest that is whole. */
export function useShownMonth(): string {
  const named = useQueryParameter('month')
  const [now] = useState(() => systemClock.now())
  return isMonth(named) ? named : addDays(calendarDay(`${dayOf(now).slice(0, 7)}-01`), -1).slice(0, 7)
}

interface MonthFieldProps {
  label: string
  month: string
  /** The page whose address names the month. */
  path: string
}

/** Incomplete input changes nothing. */
export function MonthField({ label, month, path }: MonthFieldProps) {
  const navigate = useNavigate()
  return (
    <TextField
      label={label}
      type="month"
      value={month}
      onChange={(event) => {
        const text = event.currentTarget.value
        if (isMonth(text)) navigate(`${path}?month=${text}`, { replace: true })
      }}
    />
  )
}
