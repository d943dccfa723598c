import * as v from 'valibot'
import { seconds } from '#core/clock/duration.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
import { followLasts } from '../rules.ts'
import { translated } from '#core/message/local-text.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { taskType } from '#core/enumerations/task-type.ts'
import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import { type Centavos, centavos, sumCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { giftCost, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import type { KnownTask, Task, TaskBoard } from '../task.ts'
import { taskFields } from './task-fields.ts'
import { taskTexts } from './messages/index.ts'

const isKnownTask = (name: string): name is KnownTask => Object.hasOwn(taskType, name) && name !== 'unknown'
const typeIn = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (isKnownTask(value)) return value
    addIssue({ message: 'Enter a task type, such as login, playGame, todayPay or shareFacebook.' })
    return NEVER
  }),
)
const areUnique = (rows: readonly { readonly id: number }[]) => new Set(rows.map(({ id }) => id)).size === rows.length

const task = v.pipe(
  v.object({
    id: wholeIn(1, 9_999),
    type: typeIn,
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    titleFil: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
    need: wholeIn(0, 1_000_000),
    isDaily: v.boolean(),
    items: v.pipe(rewardItemsIn, v.minLength(1, 'Add a reward.')),
    achieve: wholeIn(0, 100),
    jump: v.pipe(v.string(), v.regex(/^(\/[\w/.-]*)?$/, 'Enter a path of this site, or leave it empty.')),
  }),
  v.transform(({ titleFil, ...rest }) => ({ ...rest, title: translated(rest.title, titleFil) })),
)
const chest = v.object({
  id: wholeIn(1, 9_999),
  need: wholeIn(1, 10_000),
  items: v.pipe(rewardItemsIn, v.minLength(1, 'Add a reward.')),
})

export const taskKind = promotionKind({
  activityId: activityType.tasks,
  key: 'tasks',
  title: taskTexts.title,
  texts: taskTexts,
  asks: {},
  isGreen: true,
  terms: { sort: 10, audience: { inGreenMode: true } },
  settings: v.object({
    tasks: v.pipe(
      v.array(task),
      v.maxLength(60),
      v.check((rows) => areUnique(rows), 'Each number can be used only once.'),
    ),
    chests: v.pipe(
      v.array(chest),
      v.maxLength(10),
      v.check((rows) => areUnique(rows), 'Each number can be used only once.'),
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
        'One month of 30 days. Expected: one fifth of all tasks and chests is claimed. Worst case: every player claims all of them.',
    }
  },
  rule: ({ tasks, chests, stakeMin }, { messages, language }) => [
    {
      heading: messages.title,
      text: [
        messages.restart,
        formatMessage(messages.whatCounts, { amount: formatMoney(stakeMin), seconds: followLasts / seconds(1) }),
      ],
      table: {
        head: [messages.task, messages.howOften, messages.reward, messages.points],
        rows: tasks.map(({ title, isDaily, items, achieve }) => [
          title[language],
          isDaily ? messages.daily : messages.oneTime,
          rewardNamesIn(items, language),
          String(achieve),
        ]),
      },
    },
    {
      heading: messages.chests,
      text: [messages.chestsOpen],
      table: {
        head: [messages.points, messages.chest],
        rows: chests.map(({ need, items }) => [String(need), rewardNamesIn(items, language)]),
      },
    },
    {
      heading: messages.dailyMaximum,
      text: [formatMessage(messages.coinsPerDay, { amount: formatMoney(dailyCoins({ tasks, chests })) })],
    },
  ],
})

const dailyCoins = ({ tasks, chests }: Pick<TaskBoard, 'tasks' | 'chests'>): Centavos =>
  coinsIn([...tasks.filter(({ isDaily }) => isDaily), ...chests].flatMap(({ items }) => items))
