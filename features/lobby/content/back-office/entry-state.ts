import type { Instant } from '#core/clock/instant.ts'
import { instant } from '#core/clock/instant.ts'
import { isWithinWindow } from '../rules.ts'
import type { Entry } from './entry.ts'

export type EntryState = 'shown' | 'scheduled' | 'over'

const momentIn = (value: unknown): Instant | undefined => (typeof value === 'number' ? instant(value) : undefined)

/** Whether an entry is scheduled, shown or over at a moment. */
export function entryState({ from, until }: Entry, now: Instant): EntryState {
  const [begins, ends] = [momentIn(from), momentIn(until)]
  if (isWithinWindow({ from: begins ?? 'always', until: ends ?? 'never' }, now)) return 'shown'
  return ends !== undefined && ends <= now ? 'over' : 'scheduled'
}
