import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { playerIdIn } from '#core/contract/id-in.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { giftItemsIn, rewardItemsOut } from '#core/reward/wire-reward.ts'

export const writeMail = staffChange({
  path: 'mailWrite',
  summary:
    'Sends a message to a player. A reward above the limits, or coins without playthrough, needs another member’s approval.',
  permission: 'mail.write',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    playerId: playerIdIn,
    title: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a title.'), v.maxLength(80, 'Use up to 80 characters.')),
    body: v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
      v.minLength(1),
      v.maxLength(10),
    ),
    items: v.optional(giftItemsIn, []),
    daysValid: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'Enter 1 day or more.'),
      v.maxValue(90, 'Enter 90 days or less.'),
    ),
    reason: reasonIn,
  }),
  /** Why it waits for a second person; null for a letter that was sent. */
  response: v.object({
    waits: v.nullable(v.picklist(['aboveLetter', 'aboveMemberDay', 'aboveHouseDay', 'withoutPlay'])),
  }),
  refusals: { playerNotFound: 1074, sentBefore: 1410, notToGive: 1412 },
})

export const listPlayerMail = staffList({
  path: 'mailOfPlayer',
  summary: 'Lists a player’s messages with what became of them, newest first, 25 at a time.',
  permission: 'mail.view',
  filter: { playerId: playerIdIn },
  sorts: ['newest', 'oldest'],
  row: {
    title: v.string(),
    body: v.array(v.string()),
    items: rewardItemsOut,
    source: v.string(),
    sentAt: instantOut,
    expiresAt: instantOut,
    readAt: v.nullable(instantOut),
    receivedAt: v.nullable(instantOut),
  },
})
