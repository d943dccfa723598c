import type { Instant } from '#core/clock/instant.ts'
import { dayPeriod } from '#core/clock/period.ts'
import { taskType } from '#core/enumerations/task-type.ts'
import {
  claimList,
  isOffered,
  type Promotion,
  promotionOf,
  type ReaderFacts,
} from '#features/promotion/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { achievedOn, chestClaimKey, cycleOf, progressOf, statusOf, taskClaimKey, type TaskStatus } from '../rules.ts'
import type { Chest, Task, TaskBoard } from '../task.ts'
import { progressFind } from './progress.store.ts'
import { taskKind } from './task-kind.ts'

export type TaskNeeds = {
  /** Whether points were exchanged since a moment. */
  readonly hasShoppedSince: (db: Queryable, playerId: bigint, since: Instant) => Promise<boolean>
}

export type ShownTask = Task & { readonly progress: number; readonly status: TaskStatus }
export type LoadedBoard = {
  readonly promotion: Promotion<TaskBoard> | undefined
  readonly isOpen: boolean
  readonly tasks: readonly ShownTask[]
  readonly chests: readonly (Chest & { readonly status: TaskStatus })[]
  readonly achieved: number
}

const closed: LoadedBoard = { promotion: undefined, isOpen: false, tasks: [], chests: [], achieved: 0 }

/** All tasks of a player as they stand now. */
export async function loadBoard(
  db: Queryable,
  needs: TaskNeeds,
  { reader, now }: { readonly reader: ReaderFacts; readonly now: Instant },
): Promise<LoadedBoard> {
  const promotion = await promotionOf<TaskBoard>(db, taskKind)
  if (promotion === undefined) return closed
  const { playerId } = reader
  const { key: today, startsAt } = dayPeriod(now)
  const known = await progressFind(db, playerId, ['once', today])
  const claimed = await claimList(db, playerId, taskKind.key)
  const shoppedToday = await needs.hasShoppedSince(db, playerId, startsAt)
  const shoppedEver = shoppedToday || (await needs.hasShoppedSince(db, playerId, reader.registeredAt))
  const facts = {
    now,
    hasMobile: reader.hasMobile,
    hasShopped: ({ isDaily }: Task) => (isDaily ? shoppedToday : shoppedEver),
    progressOf: (task: Task) =>
      known.find(({ cycleKey, type }) => type === taskType[task.type] && cycleKey === cycleOf(task, now)),
  }
  const keys = new Set(claimed.map(({ claimKey }) => claimKey))
  const { tasks, chests } = promotion.settings
  const achieved = achievedOn(tasks, claimed, now)
  return {
    promotion,
    achieved,
    isOpen: isOffered(promotion, reader, now),
    tasks: tasks.map((task) => {
      const progress = progressOf(task, facts)
      return { ...task, progress, status: statusOf(task, { progress, isClaimed: keys.has(taskClaimKey(task, now)) }) }
    }),
    chests: chests.map((chest) => ({
      ...chest,
      status: keys.has(chestClaimKey(chest, now)) ? 'claimed' : achieved >= chest.need ? 'claimable' : 'open',
    })),
  }
}

export const canReceive = ({ isOpen, tasks, chests }: LoadedBoard): boolean =>
  isOpen && [...tasks, ...chests].some(({ status }) => status === 'claimable')
