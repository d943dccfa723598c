import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { multiplierOut } from '#core/money/wire-basis-points.ts'
import { measureNames } from './holdout-measures.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const keyIn = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
/** A version's number, as wide as its column. */
const versionIn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
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
  spent: v.object({ total: centavosOut, daily: centavosOut, weekly: centavosOut, monthly: centavosOut }),
  /** Reserved for buyers who are paying or have not received everything. */
  held: v.object({ total: centavosOut, daily: centavosOut, weekly: centavosOut, monthly: centavosOut }),
  /** Given or reserved on the last 30 days, today among them. */
  recent: centavosOut,
  budget: v.object({
    total: money,
    daily: money,
    weekly: money,
    monthly: money,
    perPlayer: money,
    perCluster: money,
    noLimitReason: v.string(),
  }),
}

export const listPromotions = staffCall({
  path: 'promotionList',
  summary: 'Lists every promotion with its status and cost.',
  permission: 'promotion.view',
  request: v.object({}),
  response: v.object({ promotions: v.array(v.object(listed)) }),
  refusals: {},
})

export const viewPromotion = staffCall({
  path: 'promotionView',
  summary: 'Returns one promotion: its newest version, its form, and its history.',
  permission: 'promotion.view',
  request: v.object({ key: keyIn }),
  response: v.object({
    ...listed,
    /** Whether the newest version waits for its approval. */
    isRequested: v.boolean(),
    terms: kept,
    settings: kept,
    /** What holds because other promotions are on. */
    warnings: v.array(v.string()),
    /** The form's fields, as the promotion describes them. */
    fields: v.array(v.custom<object>((value) => typeof value === 'object' && value !== null)),
    history: v.array(
      v.object({
        version: v.number(),
        savedBy: v.string(),
        reason: v.string(),
        savedAt: instantOut,
        /** The share of players that the version holds back. */
        holdout: multiplierOut,
      }),
    ),
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
  summary: 'Returns what a version would cost, whom it would reach, and its rules. Nothing is saved.',
  permission: 'promotion.view',
  request: v.object({ key: keyIn, terms: kept, settings: kept }),
  response: v.object({
    cost: v.object({ expected: centavosOut, worst: centavosOut, assumed: v.string() }),
    /** What it would have cost in the last 30 closed days; null: the promotion is not measured. */
    measured: v.nullable(centavosOut),
    audience: v.object({ players: v.number(), of: v.number() }),
    rule: v.array(ruleBlock),
  }),
  refusals: { promotionNotFound: 1074 },
})

const estimateOut = v.object({ mean: v.number(), low: v.nullable(v.number()), high: v.nullable(v.number()) })

export const viewHoldout = staffCall({
  path: 'promotionHoldout',
  summary: 'Compares the players who got a version with those who were held back.',
  permission: 'promotion.view',
  request: v.object({ key: keyIn, version: versionIn }),
  response: v.object({
    /** When the first player joined a group; null: nobody has. */
    since: v.nullable(instantOut),
    until: instantOut,
    players: v.object({ held: v.number(), shown: v.number() }),
    measures: v.array(
      v.object({
        name: v.picklist(measureNames),
        shown: estimateOut,
        held: estimateOut,
        difference: estimateOut,
      }),
    ),
  }),
  refusals: { promotionNotFound: 1074 },
})

export const comparePromotion = staffCall({
  path: 'promotionCompare',
  summary: 'Compares two versions of a promotion field by field, in the words of its form.',
  permission: 'promotion.view',
  request: v.object({ key: keyIn, before: versionIn, after: versionIn }),
  response: v.object({
    changes: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
  }),
  refusals: { promotionNotFound: 1074 },
})

export const clonePromotion = staffChange({
  path: 'promotionClone',
  summary: 'Saves a copy of an earlier version as the newest one. It takes effect once its activation is approved.',
  permission: 'promotion.clone',
  request: v.object({
    key: keyIn,
    /** The version to copy. */
    source: versionIn,
    /** The newest version that the member has seen. */
    version: versionIn,
    reason: reasonIn,
  }),
  response: v.object({ version: v.number() }),
  refusals: { promotionNotFound: 1074, stale: 1073 },
})

export const savePromotion = staffChange({
  path: 'promotionSave',
  summary: 'Saves a new version. It takes effect once another member has approved its activation.',
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
  summary: 'Requests that the newest version be activated. Another member has to approve.',
  permission: 'promotion.request',
  request: v.object({
    key: keyIn,
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { promotionNotFound: 1074, stale: 1073, sentBefore: 1410, budgetMissing: 1500 },
})

const change = { request: v.object({ key: keyIn, reason: reasonIn }), response: v.object({}) }

export const pausePromotion = staffChange({
  ...change,
  path: 'promotionPause',
  summary: 'Pauses a promotion: rewards stop at once. Activating it again needs another member’s approval.',
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
