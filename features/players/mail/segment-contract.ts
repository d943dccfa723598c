import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { giftItemsIn } from '#core/reward/wire-reward.ts'

/** The number of a segment. */
const segmentIn = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const titleIn = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a title.'),
  v.maxLength(80, 'Use up to 80 characters.'),
)
const bodyIn = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a message.'), v.maxLength(1000))),
  v.minLength(1, 'Enter a message.'),
  v.maxLength(10, '10 paragraphs at most.'),
)
const nameIn = v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a name.'), v.maxLength(60))

export const listMailSegments = staffCall({
  path: 'mailSegments',
  summary: 'Lists the segments that a message can be sent to.',
  permission: 'mail.view',
  request: v.object({}),
  response: v.object({ segments: v.array(v.object({ id: v.number(), name: v.string() })) }),
  refusals: {},
})

export const countSegment = staffCall({
  path: 'mailSegmentCount',
  summary: 'Returns how many players a message to a segment would reach now, and how many it leaves out.',
  permission: 'mail.view',
  request: v.object({ segment: segmentIn }),
  response: v.object({ players: v.number(), leftOut: v.number() }),
  refusals: { segmentNotFound: 1074 },
})

export const requestSegmentMail = staffChange({
  path: 'mailSegmentRequest',
  summary: 'Requests a message to a group. It is sent when another member has approved it.',
  permission: 'mail.request',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    segment: segmentIn,
    title: titleIn,
    body: bodyIn,
    items: v.optional(giftItemsIn, []),
    daysValid: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'Enter 1 day or more.'),
      v.maxValue(90, 'Enter 90 days or less.'),
    ),
    reason: reasonIn,
  }),
  response: v.object({ players: v.number() }),
  refusals: { sentBefore: 1410, aboveMailMax: 1411, notToGive: 1412, nobodyThere: 1413, segmentNotFound: 1074 },
})

export const listTemplates = staffCall({
  path: 'mailTemplateList',
  summary: 'Lists message templates.',
  permission: 'mail.view',
  request: v.object({}),
  response: v.object({
    templates: v.array(
      v.object({
        name: v.string(),
        title: v.string(),
        body: v.array(v.string()),
        savedBy: v.string(),
        savedAt: instantOut,
      }),
    ),
  }),
  refusals: {},
})

/** The values a form started from. */
const letterIn = v.object({ title: v.string(), body: v.array(v.string()) })

export const saveTemplate = staffSave({
  path: 'mailTemplateSave',
  summary: 'Saves a message template, in place of one with the same name.',
  permission: 'mail.saveTemplate',
  request: v.object({
    name: nameIn,
    title: titleIn,
    body: bodyIn,
    /** Null for a new template, whose name must be free. */
    expected: v.nullable(letterIn),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: {},
})

export const removeTemplate = staffSave({
  path: 'mailTemplateRemove',
  summary: 'Deletes a message template. Messages already sent from it stay.',
  permission: 'mail.removeTemplate',
  request: v.object({ name: nameIn, expected: letterIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { templateNotFound: 1074 },
})
