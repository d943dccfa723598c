import type { Instant } from '#core/clock/instant.ts'
import type { TaskType } from '#core/enumerations/task-type.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'

export type KnownTask = Exclude<TaskType, 'unknown'>

/** A task as the operator has set it. */
export type Task = {
  readonly id: number
  readonly type: KnownTask
  readonly title: string
  /** Times; whole pesos where it is about deposits. */
  readonly need: number
  readonly isDaily: boolean
  readonly items: readonly RewardItem[]
  /** Achievement points that it brings on the day it is claimed. */
  readonly achieve: number
  /** The page where it is done. */
  readonly jump: string
}

export type Chest = { readonly id: number; readonly need: number; readonly items: readonly RewardItem[] }

export type TaskBoard = {
  readonly tasks: readonly Task[]
  readonly chests: readonly Chest[]
  /** A round counts from this stake on. */
  readonly stakeMin: Centavos
  /** The games of the task that asks for one of them: provider/code. */
  readonly tigerGames: readonly string[]
}

/** What is known of a player's way with one kind of task in a cycle. */
export type Progress = { readonly progress: bigint; readonly actedAt: Instant | null }
