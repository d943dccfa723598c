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
    <HoursLine desk={desk} />
  </div>
)

export function presenceText({ isOpen, isStaffed }: Desk): string {
  if (!isOpen) return messages.closedNow
  return isStaffed ? messages.hereNow : messages.awayNow
}

/** Hours of day and night say nothing about when somebody comes, and "open" contradicts that nobody is there. */
function HoursLine({ desk }: { readonly desk: Desk }) {
  if (isAway(desk) && isAlways(desk)) return null
  return <p className={styles.hours}>{hoursText(desk)}</p>
}

/** Within the hours, and yet nobody is there. */
const isAway = ({ isOpen, isStaffed }: Desk): boolean => isOpen && !isStaffed
const isAlways = (desk: Desk): boolean => desk.days.length === dayNames.length && isAllDay(desk)

/** In one line: the hours, unless nobody is there within them. */
export const deskText = (desk: Desk): string => (isAway(desk) ? messages.awayShort : hoursText(desk))

const dayNames = [
  messages.monday,
  messages.tuesday,
  messages.wednesday,
  messages.thursday,
  messages.friday,
  messages.saturday,
  messages.sunday,
]

export function hoursText(desk: Desk): string {
  const { days, opensMinute, closesMinute } = desk
  if (isAlways(desk)) return messages.openAlways
  const hours = {
    from: formatTimeOfDay(opensMinute),
    until: closesMinute === minutesOfDay ? messages.midnight : formatTimeOfDay(closesMinute),
  }
  const isEveryDay = days.length === dayNames.length
  if (isEveryDay) return formatMessage(isAway(desk) ? messages.hoursEveryDay : messages.openEveryDay, hours)
  const named = { ...hours, days: days.map((day) => dayNames[day - 1]).join(', ') }
  return formatMessage(isAway(desk) ? messages.hoursOn : messages.openOn, named)
}
