import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Deadline } from '../rules.ts'
import type { ItemQueue } from './read-items.ts'

export type WorkListDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly db: Database
  readonly queues: readonly ItemQueue[]
}

/** How long an item that begins to wait now may wait. The settings come newest first. */
export const minutesOf = ({ name, items }: ItemQueue, saved: readonly Deadline[]): number =>
  saved.find(({ queue }) => queue === name)?.minutes ?? items.dueAfter / 60_000
