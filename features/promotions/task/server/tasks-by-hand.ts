import type { Instant } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { formatLocal } from '#core/message/local-text.ts'
import {
  aboutDay,
  type GiftByHand,
  missedDayOf,
  type Promotion,
  type ReaderFacts,
} from '#features/promotions/kit/server/index.ts'
import { chestClaimKey, taskClaimKey } from '../rules.ts'
import type { TaskBoard } from '../task.ts'
import { taskTexts } from './messages/index.ts'

type PlayerView = { readonly promotion: Promotion<TaskBoard>; readonly reader: ReaderFacts; readonly now: Instant }

/** The rewards of one-time tasks, and of the daily tasks and chests of today and yesterday. */
export function tasksByHand({ promotion, reader, now }: PlayerView): readonly GiftByHand[] {
  const { tasks } = promotion.settings
  const today = dayOf(now)
  const days = missedDayOf(reader, now) === undefined ? [today] : [today, addDays(today, -1)]
  const once = tasks.filter(({ isDaily }) => !isDaily)
  return [
    ...once.map((task) => ({ promotion, claimKey: taskClaimKey(task, now), items: task.items, about: task.title })),
    ...days.flatMap((day) => giftsOfDay(promotion, startOfDay(day))),
  ]
}

function giftsOfDay(promotion: Promotion<TaskBoard>, at: Instant): readonly GiftByHand[] {
  const { tasks, chests } = promotion.settings
  const day = dayOf(at)
  const daily = tasks.filter(({ isDaily }) => isDaily)
  return [
    ...daily.map((task) => ({
      promotion,
      claimKey: taskClaimKey(task, at),
      items: task.items,
      about: aboutDay(task.title, day),
      day,
    })),
    ...chests.map((chest) => ({
      promotion,
      claimKey: chestClaimKey(chest, at),
      items: chest.items,
      about: aboutDay(formatLocal(taskTexts.chestAt, { points: chest.need }), day),
      day,
    })),
  ]
}
