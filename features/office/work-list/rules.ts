import { type Duration, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'

/** How long items of a queue may wait that begin to wait from a moment on. */
export type Deadline = { readonly queue: string; readonly fromAt: Instant; readonly minutes: number }

/** When an item is due: by the deadline in force when it began to wait, or by the queue's own. */
export function dueAt(
  { queue, since }: { readonly queue: string; readonly since: Instant },
  deadlines: readonly Deadline[],
  dueAfter: Duration,
): Instant {
  const inForce = deadlines
    .filter((each) => each.queue === queue && each.fromAt <= since)
    .toSorted((a, b) => b.fromAt - a.fromAt)[0]
  return addDuration(since, inForce === undefined ? dueAfter : minutes(inForce.minutes))
}

/** In the order of their deadlines: the item that is overdue the longest first. */
export const byDeadline = <Item extends { readonly dueAt: Instant; readonly ref: string }>(
  items: readonly Item[],
): readonly Item[] => items.toSorted((a, b) => a.dueAt - b.dueAt || (a.ref < b.ref ? -1 : 1))
