import * as v from 'valibot'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { riskPointNames } from './risk-rules.ts'

export const listRatings = staffList({
  path: 'riskRatingList',
  summary: 'Lists risk ratings, newest first, 25 at a time, filtered by score or by a rule that was hit.',
  permission: 'risk.view',
  filter: {
    rule: v.optional(v.picklist(['all', ...riskPointNames]), 'all'),
    height: v.optional(v.picklist(['all', 'middle', 'high']), 'all'),
    playerId: v.optional(idIn),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest'],
  row: {
    playerId: idOut,
    at: instantOut,
    score: v.number(),
    version: v.number(),
    hits: v.array(v.object({ rule: v.string(), points: v.number() })),
  },
})
