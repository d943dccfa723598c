import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { taskType } from '#core/enumerations/task-type.ts'
import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import { centavos, sumCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind } from '#features/promotions/kit/server/index.ts'
import type { KnownTask, Task, TaskBoard } from '../task.ts'
import { taskFields } from './task-fields.ts'

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))
const isKnownTask = (name: string): name is KnownTask => Object.hasOwn(taskType, name) && name !== 'unknown'
const typeIn = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (isKnownTask(value)) return value
    addIssue({ message: 'Give a kind of task, such as login, playGame, todayPay, shareFacebook.' })
    return NEVER
  }),
)
const areUnique = (rows: readonly { readonly id: number }[]) => new Set(rows.map(({ id }) => id)).size === rows.length

const task = v.object({
  id: v.pipe(whole(9_999), v.minValue(1)),
  type: typeIn,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  need: whole(1_000_000),
  isDaily: v.boolean(),
  items: v.pipe(rewardItemsIn, v.minLength(1, 'Say what it gives.')),
  achieve: whole(100),
  jump: v.pipe(v.string(), v.regex(/^(\/[\w/.-]*)?$/, 'Give a path of this site, or nothing.')),
})
const chest = v.object({
  id: v.pipe(whole(9_999), v.minValue(1)),
  need: v.pipe(whole(10_000), v.minValue(1)),
  items: v.pipe(rewardItemsIn, v.minLength(1, 'Say what it gives.')),
})

export const taskKind = promotionKind<TaskBoard>({
  activityId: activityType.tasks,
  key: 'tasks',
  title: 'Tasks',
  asks: {},
  isGreen: true,
  terms: { sort: 10, audience: { inGreenMode: true } },
  settings: v.object({
    tasks: v.pipe(
      v.array(task),
      v.maxLength(60),
      v.check((rows) => areUnique(rows), 'An id is there twice.'),
    ),
    chests: v.pipe(
      v.array(chest),
      v.maxLength(10),
      v.check((rows) => areUnique(rows), 'An id is there twice.'),
    ),
    stakeMin: centavosIn,
    tigerGames: v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter((game) => game !== '')),
    ),
  }),
  fields: taskFields,
  cost: ({ tasks, chests }) => {
    const costOf = (rows: readonly Pick<Task, 'items'>[]) => sumCentavos(rows.map(({ items }) => giftCost(items)))
    const day = centavos(costOf(tasks.filter(({ isDaily }) => isDaily)) + costOf(chests))
    const once = costOf(tasks.filter(({ isDaily }) => !isDaily))
    const all = centavos((day * 30n + once) * 1_000n)
    return {
      expected: applyBasisPoints(all, percent(20), divFloor),
      worst: all,
      assumed:
        'In a month of 30 days. Expected: a fifth of all tasks and chests is claimed. Worst: every one, by everybody.',
    }
  },
  rule: ({ tasks, chests, stakeMin }) => [
    {
      heading: 'Tasks',
      text: [
        'Daily tasks restart at midnight, Manila time. Claim your rewards before then. One-time tasks can be completed once.',
        `A round counts if you bet ${formatMoney(stakeMin)} or more. Following a channel counts 10 seconds after you open it.`,
      ],
      table: {
        head: ['Task', 'How often', 'Reward', 'Points'],
        rows: tasks.map(({ title, isDaily, items, achieve }) => [
          title,
          isDaily ? 'Daily' : 'One-time',
          items.map(rewardName).join(', '),
          String(achieve),
        ]),
      },
    },
    {
      heading: 'Chests',
      text: ['Claim tasks to earn task points for the day. They open chests until midnight.'],
      table: {
        head: ['Points', 'Chest'],
        rows: chests.map(({ need, items }) => [String(need), items.map(rewardName).join(', ')]),
      },
    },
    {
      heading: 'Daily maximum',
      text: [
        `You can get at most ${formatMoney(coinsIn([...tasks.filter(({ isDaily }) => isDaily), ...chests].flatMap(({ items }) => items)))} in coins a day from daily tasks and chests.`,
      ],
    },
  ],
})
