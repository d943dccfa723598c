import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { dayPeriod } from '#core/clock/period.ts'
import { pesos } from '#core/money/centavos.ts'
import type { Chest, KnownTask, Progress, Task } from './task.ts'

/** Done elsewhere: the player is sent there. */
const followTasks: readonly KnownTask[] = ['followFacebook', 'followTelegram', 'followInstagram', 'followWhatsapp']
const shareTasks: readonly KnownTask[] = [
  'shareFacebook',
  'shareTelegram',
  'shareYouTube',
  'shareInstagram',
  'shareTwitter',
  'todayShareSpin',
]
const isFollow = (type: KnownTask): boolean => followTasks.includes(type)
export const isAct = (type: KnownTask): boolean => isFollow(type) || shareTasks.includes(type)

/** The minimum time of a visit. */
export const followLasts = seconds(10)

export const cycleOf = ({ isDaily }: Pick<Task, 'isDaily'>, now: Instant): string =>
  isDaily ? dayPeriod(now).key : 'once'

/** Facts counted elsewhere. */
export type TaskFacts = {
  readonly hasMobile: boolean
  /** The task's progress in its cycle. */
  readonly progressOf: (task: Task) => Progress | undefined
  readonly hasShopped: (task: Task) => boolean
  readonly now: Instant
}

/** A task's progress in its own unit. */
export function progressOf(task: Task, facts: TaskFacts): number {
  switch (task.type) {
    case 'login':
      // A reader of the tasks is signed in today.
      return 1
    case 'bind':
      return Number(facts.hasMobile)
    case 'shop':
      return Number(facts.hasShopped(task))
    default:
      return countedOf(task, facts)
  }
}

function countedOf(task: Task, { progressOf: known, now }: TaskFacts): number {
  const { progress = 0n, actedAt = null } = known(task) ?? {}
  if (task.type === 'todayPay') return Number(progress / pesos(1n))
  return isAct(task.type) ? Number(hasActed(task, actedAt, now)) : Number(progress)
}

const hasActed = ({ type }: Task, actedAt: Instant | null, now: Instant): boolean =>
  actedAt !== null && (!isFollow(type) || now >= addDuration(actedAt, followLasts))

/** A task's target; one-off tasks count to one. */
export const needOf = ({ type, need }: Task): number =>
  type === 'playGame' || type === 'playTiger' || type === 'todayPay' ? Math.max(1, need) : 1

export type TaskStatus = 'open' | 'claimable' | 'claimed'

export const statusOf = (task: Task, { progress, isClaimed }: { progress: number; isClaimed: boolean }): TaskStatus =>
  isClaimed ? 'claimed' : progress >= needOf(task) ? 'claimable' : 'open'

/** The key of a claim: of a task in its cycle, of a chest in its day. */
export const taskClaimKey = (task: Task, now: Instant): string => `${cycleOf(task, now)}:t${task.id}`
export const chestClaimKey = ({ id }: Pick<Chest, 'id'>, now: Instant): string => `${dayPeriod(now).key}:c${id}`

export type TaskClaim = { readonly claimKey: string; readonly claimedAt: Instant }

/** The day's achievement points: those of the tasks claimed on it. */
export function achievedOn(tasks: readonly Task[], claimed: readonly TaskClaim[], now: Instant): number {
  const { startsAt, endsAt } = dayPeriod(now)
  const today = new Set(
    claimed.filter(({ claimedAt }) => claimedAt >= startsAt && claimedAt < endsAt).map(({ claimKey }) => claimKey),
  )
  return tasks.filter((task) => today.has(taskClaimKey(task, now))).reduce((sum, { achieve }) => sum + achieve, 0)
}
