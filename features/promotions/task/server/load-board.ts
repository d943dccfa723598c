import type { Instant } from '#core/clock/instant.ts'
import { dayPeriod } from '#core/clock/period.ts'
import { taskType } from '#core/enumerations/task-type.ts'
import {
  claimListOf,
  isOffered,
  type Promotion,
  promotionOf,
  type ReaderFacts,
} from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { achievedOn, chestClaimKey, cycleOf, progressOf, statusOf, taskClaimKey, type TaskStatus } from '../rules.ts'
import type { Chest, Task, TaskBoard } from '../task.ts'
import { progressFind } from './progress.store.ts'
import { taskKind } from './task-kind.ts'

export type TaskDependencies = {
  /** The last points exchange, if any. */
  readonly lastShoppedAt: (db: Queryable, playerId: bigint) => Promise<Instant | undefined>
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

/** All tasks of a player in their current state. */
export async function loadBoard(
  db: Queryable,
  needs: TaskDependencies,
  { reader, now }: { readonly reader: ReaderFacts; readonly now: Instant },
): Promise<LoadedBoard> {
  const promotion = await promotionOf<TaskBoard>(db, taskKind)
  return promotion === undefined ? closed : boardOf(db, needs, { reader, promotion, now })
}

type BoardContext = { readonly reader: ReaderFacts; readonly promotion: Promotion<TaskBoard>; readonly now: Instant }

/** The same for a known version, pipelined. */
export async function boardOf(
  db: Queryable,
  needs: TaskDependencies,
  { reader, promotion, now }: BoardContext,
): Promise<LoadedBoard> {
  const { playerId } = reader
  const { tasks, chests } = promotion.settings
  const { key: today, startsAt } = dayPeriod(now)
  const [once, daily, claimed, shoppedAt] = await db.pipeline(() =>
    Promise.all([
      progressFind(db, playerId, 'once'),
      progressFind(db, playerId, today),
      claimListOf(db, { playerId, key: taskKind.key, claimKeys: claimKeysOf(promotion.settings, now) }),
      needs.lastShoppedAt(db, playerId),
    ]),
  )
  const facts = {
    now,
    hasMobile: reader.hasMobile,
    hasShopped: ({ isDaily }: Task) => shoppedAt !== undefined && (!isDaily || shoppedAt >= startsAt),
    progressOf: (task: Task) =>
      [...once, ...daily].find(({ cycleKey, type }) => type === taskType[task.type] && cycleKey === cycleOf(task, now)),
  }
  const keys = new Set(claimed.map(({ claimKey }) => claimKey))
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

const claimKeysOf = ({ tasks, chests }: TaskBoard, now: Instant): readonly string[] => [
  ...tasks.map((task) => taskClaimKey(task, now)),
  ...chests.map((chest) => chestClaimKey(chest, now)),
]

export const canReceive = ({ isOpen, tasks, chests }: LoadedBoard): boolean =>
  isOpen && [...tasks, ...chests].some(({ status }) => status === 'claimable')
