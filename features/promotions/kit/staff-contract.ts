import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const keyIn = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
/** As stored and as edited. The promotion itself validates it. */
const kept = v.record(v.string(), v.unknown())
const money = v.nullable(centavosOut)

const listed = {
  key: v.string(),
  title: v.string(),
  activityId: v.nullable(v.number()),
  isRebate: v.boolean(),
  state: v.picklist(['DRAFT', 'SCHEDULED', 'ACTIVE', 'PAUSED', 'ENDED']),
  /** The version in force, and the newest, which may await activation. */
  version: v.nullable(v.number()),
  latest: v.nullable(v.number()),
  startAt: v.nullable(instantOut),
  endAt: v.nullable(instantOut),
  spent: v.object({ total: centavosOut, daily: centavosOut, weekly: centavosOut }),
  /** Reserved for buyers who are paying or have not received everything. */
  held: v.object({ total: centavosOut, daily: centavosOut, weekly: centavosOut }),
  budget: v.object({ total: money, daily: money, weekly: money, perPlayer: money, perCluster: money }),
}

export const listPromotions = staffCall({
  path: 'promotionList',
  summary: 'Every promotion with its state and what it has cost.',
  permission: 'promotion.view',
  request: v.object({}),
  response: v.object({ promotions: v.array(v.object(listed)) }),
  refusals: {},
})

export const viewPromotion = staffCall({
  path: 'promotionView',
  summary: 'One promotion: its newest version, what the form of it holds, and its history.',
  permission: 'promotion.view',
  request: v.object({ key: keyIn }),
  response: v.object({
    ...listed,
    terms: kept,
    settings: kept,
    /** The form's fields, as the promotion describes them. */
    fields: v.array(v.custom<object>((value) => typeof value === 'object' && value !== null)),
    history: v.array(v.object({ version: v.number(), savedBy: v.string(), reason: v.string(), savedAt: instantOut })),
  }),
  refusals: { promotionNotFound: 1074 },
})

const ruleBlock = v.object({
  heading: v.string(),
  text: v.array(v.string()),
  table: v.nullable(v.object({ head: v.array(v.string()), rows: v.array(v.array(v.string())) })),
})

export const simulatePromotion = staffCall({
  path: 'promotionSimulate',
  summary: 'What a version would cost, whom it would reach, and how its rules would read. Nothing is saved.',
  permission: 'promotion.view',
  request: v.object({ key: keyIn, terms: kept, settings: kept }),
  response: v.object({
    cost: v.object({ expected: centavosOut, worst: centavosOut, assumed: v.string() }),
    audience: v.object({ players: v.number(), of: v.number() }),
    rule: v.array(ruleBlock),
  }),
  refusals: { promotionNotFound: 1074 },
})

export const savePromotion = staffChange({
  path: 'promotionSave',
  summary: 'Saves a new version. It acts once a second person has activated it.',
  permission: 'promotion.save',
  request: v.object({
    key: keyIn,
    /** The newest version when the form was opened; null for none. */
    version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    terms: kept,
    settings: kept,
    reason: reasonIn,
  }),
  response: v.object({ version: v.number() }),
  refusals: { promotionNotFound: 1074, stale: 1073 },
})

export const requestPromotion = staffChange({
  path: 'promotionRequest',
  summary: 'Asks a second person to let the newest version act.',
  permission: 'promotion.request',
  request: v.object({
    key: keyIn,
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { promotionNotFound: 1074, stale: 1073, sentBefore: 1410 },
})

const change = { request: v.object({ key: keyIn, reason: reasonIn }), response: v.object({}) }

export const pausePromotion = staffChange({
  ...change,
  path: 'promotionPause',
  summary: 'Stops giving at once. Activating it again takes a second person.',
  permission: 'promotion.pause',
  refusals: { notRunning: 1004 },
})

export const endPromotion = staffChange({
  ...change,
  path: 'promotionEnd',
  summary: 'Ends a promotion for good.',
  permission: 'promotion.end',
  refusals: { notRunning: 1004 },
})
