import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'

const queueIn = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/))
const refIn = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const memberIn = v.pipe(v.string(), v.trim(), v.maxLength(200))

const itemOut = {
  queue: v.string(),
  /** The queue in words. */
  label: v.string(),
  /** The item's name in its queue. */
  ref: v.string(),
  about: v.string(),
  page: v.string(),
  since: instantOut,
  dueAt: instantOut,
  isOverdue: v.boolean(),
  /** The member who works on it, by e-mail and by name; null: nobody. */
  owner: v.nullable(v.string()),
  ownerName: v.nullable(v.string()),
  isMine: v.boolean(),
  /** Taken and handed over on its own page. */
  isOwnedOnPage: v.boolean(),
}

export const listWorkItems = staffCall({
  path: 'workItemList',
  summary: 'Lists what waits in the queues of the member’s roles, by deadline: the first hundred, or the member’s own.',
  permission: 'work.view',
  request: v.object({ mine: v.optional(v.boolean(), false) }),
  response: v.object({
    items: v.array(v.object(itemOut)),
    overdue: v.number(),
    mine: v.number(),
    all: v.number(),
    now: instantOut,
  }),
  refusals: {},
})

const actRefusals = { itemNotWaiting: 1074 } as const

export const takeWorkItem = staffChange({
  path: 'workTake',
  summary: 'Makes the caller the owner of an item that has none.',
  permission: 'work.take',
  request: v.object({ queue: queueIn, ref: refIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { ...actRefusals, ownedByOther: 1478 },
})

export const returnWorkItem = staffChange({
  path: 'workReturn',
  summary: 'Gives an item of the caller’s own back, so that it has no owner.',
  permission: 'work.return',
  request: v.object({ queue: queueIn, ref: refIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { ...actRefusals, notOwned: 1476 },
})

export const handOverWorkItem = staffSave({
  path: 'workHandOver',
  summary: 'Makes a colleague the owner of an item. The colleague is told.',
  permission: 'work.handOver',
  request: v.object({
    queue: queueIn,
    ref: refIn,
    to: memberIn,
    /** The owner whom the caller was shown. */
    expected: v.object({ owner: v.nullable(memberIn) }),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { ...actRefusals, notColleague: 1477 },
})

export const listWorkColleagues = staffCall({
  path: 'workColleagues',
  summary: 'Lists the active members who see a queue, besides the caller.',
  permission: 'work.handOver',
  request: v.object({ queue: queueIn }),
  response: v.object({ members: v.array(v.object({ email: v.string(), name: v.string() })) }),
  refusals: { itemNotWaiting: 1074 },
})

export const listWorkDeadlines = staffCall({
  path: 'workDeadlineList',
  summary: 'Lists how long items of each queue may wait, with the settings that applied before.',
  permission: 'work.viewDeadlines',
  request: v.object({}),
  response: v.object({
    queues: v.array(
      v.object({
        queue: v.string(),
        label: v.string(),
        minutes: v.number(),
        history: v.array(
          v.object({ fromAt: instantOut, minutes: v.number(), savedBy: v.string(), reason: v.string() }),
        ),
      }),
    ),
  }),
  refusals: {},
})

export const saveWorkDeadline = staffSave({
  path: 'workDeadlineSave',
  summary: 'Sets how long an item of a queue may wait. It applies to items that begin to wait from now on.',
  permission: 'work.setDeadline',
  request: v.object({
    queue: queueIn,
    minutes: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(5, 'Enter 5 minutes or more.'),
      v.maxValue(43_200, 'Enter 30 days at most.'),
    ),
    expected: v.object({ minutes: v.number() }),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { itemNotWaiting: 1074 },
})

export const readWorkNews = staffCall({
  path: 'workNews',
  summary: 'Lists what was handed to the member and not seen yet, and the member’s items that are overdue.',
  permission: 'session.own',
  request: v.object({}),
  response: v.object({
    news: v.array(v.object({ ...itemOut, isHandedOver: v.boolean(), handedBy: v.nullable(v.string()) })),
  }),
  refusals: {},
})

export const seeWorkNews = staffCall({
  path: 'workNewsSee',
  summary: 'Notes that the member has seen what was handed over. Overdue items stay until they are done.',
  permission: 'session.own',
  request: v.object({}),
  response: v.object({}),
  refusals: {},
})
