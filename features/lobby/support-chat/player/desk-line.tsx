import type { ResponseOf } from '#core/contract/call.ts'
import { formatTimeOfDay } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { getSupportDesk } from '../contract.ts'
import { isAllDay, minutesOfDay } from '../desk-hours.ts'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

export type Desk = ResponseOf<typeof getSupportDesk>

/** The hours, and whether somebody is there. It promises no time: nobody knows how long an answer takes. */
export const DeskLine = ({ desk }: { readonly desk: Desk }) => (
  <div className={styles.desk}>
    <p>
      <span className={desk.isOpen && desk.isStaffed ? styles.here : styles.away} aria-hidden />
      {presenceText(desk)}
    </p>
    <p className={styles.hours}>{hoursText(desk)}</p>
  </div>
)

export function presenceText({ isOpen, isStaffed }: Desk): string {
  if (!isOpen) return messages.closedNow
  return isStaffed ? messages.hereNow : messages.awayNow
}

const dayNames = [
  messages.monday,
  messages.tuesday,
  messages.wednesday,
  messages.thursday,
  messages.friday,
  messages.saturday,
  messages.sunday,
]

export function hoursText({ days, opensMinute, closesMinute }: Desk): string {
  const isEveryDay = days.length === dayNames.length
  if (isEveryDay && isAllDay({ days, opensMinute, closesMinute })) return messages.openAlways
  const hours = {
    from: formatTimeOfDay(opensMinute),
    until: closesMinute === minutesOfDay ? messages.midnight : formatTimeOfDay(closesMinute),
  }
  if (isEveryDay) return formatMessage(messages.openEveryDay, hours)
  return formatMessage(messages.openOn, { ...hours, days: days.map((day) => dayNames[day - 1]).join(', ') })
}
