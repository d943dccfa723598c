import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { optionalRequestId } from '#core/contract/request-id.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { rewardItemsOut } from '#core/reward/wire-reward.ts'
import { mailKinds } from './mail-kind.ts'

const kindSchema = v.picklist(mailKinds)

const letterOut = {
  id: idOut,
  kind: kindSchema,
  title: v.string(),
  items: rewardItemsOut,
  state: v.picklist(['unread', 'read', 'toTake', 'taken', 'ended']),
  isRead: v.boolean(),
  time: instantOut,
  expireAt: instantOut,
}

export const listMail = call({
  path: 'getMail2',
  summary: 'Lists the player’s messages, or those of one kind, newest first, with the number of each kind.',
  access: 'player',
  money: 'none',
  request: v.object({
    kind: v.optional(kindSchema),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  response: v.object({
    list: v.array(v.object(letterOut)),
    total: v.number(),
    page: v.number(),
    size: v.number(),
    kinds: v.array(v.object({ kind: kindSchema, total: v.number(), unread: v.number() })),
    markable: v.number(),
  }),
  refusals: {},
})

export const readMail = call({
  path: 'getMailDetail',
  summary: 'Returns one message with its text and marks it as read.',
  access: 'player',
  money: 'none',
  request: v.object({ id: idIn }),
  response: v.object({ ...letterOut, body: v.array(v.string()) }),
  refusals: { mailNotFound: 1401 },
})

export const receiveMail = call({
  path: 'receiveMail',
  summary: 'Claims the reward of a message, once.',
  access: 'player',
  money: 'gift',
  presence: 'recent',
  request: v.object({ id: idIn, reqId: optionalRequestId }),
  response: v.object({ items: rewardItemsOut, coin: centavosOut }),
  refusals: { mailNotFound: 1401, mayNotTake: 1010, letterEnded: 1001, takenBefore: 1003, nothingAttached: 1004 },
})

export const markMailRead = call({
  path: 'readAllMail',
  summary: 'Marks the messages that have nothing to claim as read: all of them, or those of one kind.',
  access: 'player',
  money: 'none',
  request: v.object({
    kind: v.optional(kindSchema),
    /** What arrives after the list was read stays unread. */
    newestId: idIn,
  }),
  response: v.object({ marked: v.number() }),
  refusals: {},
})

export const deleteMail = call({
  path: 'delMail',
  summary: 'Deletes messages, all of them or none. Refused if one still has a reward to claim.',
  access: 'player',
  money: 'none',
  request: v.object({ ids: v.pipe(v.array(idIn), v.minLength(1), v.maxLength(100)) }),
  response: v.object({}),
  refusals: { mailNotFound: 1401, notTaken: 1402 },
})

export const mailUnread = call({
  path: 'hasMailUnread',
  summary: 'Returns the badges of the inbox: unread messages, rewards to claim, rewards that expire within a day.',
  access: 'player',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: v.object({}),
  response: v.object({ red0: v.boolean(), red1: v.boolean(), red2: v.boolean() }),
  refusals: {},
})
