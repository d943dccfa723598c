import type { Instant } from '#core/clock/instant.ts'
import type { TaskType } from '#core/enumerations/task-type.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'

export type KnownTask = Exclude<TaskType, 'unknown'>

/** A task as configured by the operator. */
export type Task = {
  readonly id: number
  readonly type: KnownTask
  readonly title: LocalText
  /** Times; whole pesos for deposit tasks. */
  readonly need: number
  readonly isDaily: boolean
  readonly items: readonly RewardItem[]
  /** The task points that it adds on the day it is claimed. */
  readonly achieve: number
  /** The page where it is done. */
  readonly jump: string
}

export type Chest = { readonly id: number; readonly need: number; readonly items: readonly RewardItem[] }

export type TaskBoard = {
  readonly tasks: readonly Task[]
  readonly chests: readonly Chest[]
  /** The minimum stake of a round that counts. */
  readonly stakeMin: Centavos
  /** For the task that requires one of these games: provider/code. */
  readonly tigerGames: readonly string[]
}

/** A player's progress in one kind of task within a cycle. */
export type Progress = { readonly progress: bigint; readonly actedAt: Instant | null }
