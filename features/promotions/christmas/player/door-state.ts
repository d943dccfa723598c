import type { ShownCalendar } from './use-christmas.ts'

/** How a window looks: it waits, it asks for a stamp, its light is on, it can be opened, it was, or its day is over. */
export type DoorState = 'ahead' | 'today' | 'lit' | 'ready' | 'opened' | 'missed'

export function doorState(
  calendar: Pick<ShownCalendar, 'day' | 'opened' | 'stamps' | 'canOpen'>,
  day: number,
): DoorState {
  if (calendar.opened.some((door) => door.day === day && door.extra === 0)) return 'opened'
  if (day > calendar.day) return 'ahead'
  if (day < calendar.day) return 'missed'
  if (calendar.canOpen) return 'ready'
  return calendar.stamps.includes(day) ? 'lit' : 'today'
}
