import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'

const idIn = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)))

export const readTasks = call({
  path: 'getTaskUser',
  summary: 'Returns the player’s tasks with their progress, and today’s chests.',
  access: 'player',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({}),
  response: v.object({
    achieveNum: v.number(),
    /** The specification's JSON: whether the chest of that many points is claimed. */
    achieveData: v.string(),
    /** The specification's JSON: progress by 100 + type, if any. 105 is the first recharge. */
    taskData: v.string(),
    canReceiveTaskAward: v.boolean(),
    isOpen: v.boolean(),
    tasks: v.array(
      v.object({
        id: v.number(),
        type: v.string(),
        title: v.string(),
        need: v.number(),
        progress: v.number(),
        isDaily: v.boolean(),
        isAct: v.boolean(),
        items: rewardItemsOut,
        achieve: v.number(),
        jump: v.string(),
        status: v.picklist(['open', 'claimable', 'claimed']),
      }),
    ),
    chests: v.array(
      v.object({
        id: v.number(),
        need: v.number(),
        items: rewardItemsOut,
        status: v.picklist(['open', 'claimable', 'claimed']),
      }),
    ),
    endsAt: instantOut,
    now: instantOut,
  }),
  refusals: {},
})

/** The specification has no call for claiming; this one is ours. */
export const claimTask = call({
  path: 'receiveTaskAward',
  summary: 'Claims the reward of a completed task, or of a chest.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.pipe(
    v.object({ taskId: idIn, chestId: idIn, reqId: optionalRequestId }),
    v.check(({ taskId, chestId }) => (taskId === undefined) !== (chestId === undefined), 'Give a task or a chest.'),
  ),
  response: v.object({ items: rewardItemsOut, coin: centavosOut }),
  refusals: activityRefusal,
})

export const actTask = call({
  path: 'taskAct',
  summary: 'Records that the player went to follow or share, which we cannot verify.',
  access: 'player',
  money: 'none',
  request: v.object({ taskId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)) }),
  response: v.object({}),
  refusals: { notOpen: 1001, nothingToChange: 1004 },
})
