import * as v from 'valibot'
import { instantIn } from '#core/clock/wire-instant.ts'
import type { platform } from '#core/enumerations/platform.ts'
import { playerTagsIn } from '#core/player-tag.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { wholeIn } from './setting-values.ts'

const range = <const S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null)
const platformNames = ['mobile', 'desktop'] as const satisfies readonly (keyof typeof platform)[]

const tagsIn = v.optional(playerTagsIn, [])

/** The players who may see a promotion and claim from it. Null: no limit. */
const audience = v.object({
  registeredDaysMin: range(wholeIn(0, 36_500)),
  registeredDaysMax: range(wholeIn(0, 36_500)),
  rechargeMin: range(centavosIn),
  rechargeMax: range(centavosIn),
  vipMin: range(wholeIn(0, 100)),
  vipMax: range(wholeIn(0, 100)),
  /** Requires at least one of these tags, if any; and none of those. */
  tagsAny: tagsIn,
  tagsNone: tagsIn,
  needsMobile: v.optional(v.boolean(), false),
  needsKyc: v.optional(v.boolean(), false),
  /** Whether it is open in green mode. */
  inGreenMode: v.optional(v.boolean(), false),
})

/** Where granting stops. Null: no limit. */
const budget = v.object({
  total: range(centavosIn),
  daily: range(centavosIn),
  /** From Monday to Sunday. */
  weekly: range(centavosIn),
  /** A month of Manila. */
  monthly: range(centavosIn),
  perPlayer: range(centavosIn),
  perCluster: range(centavosIn),
  /** Why the house sets no limit; required where total, monthly, weekly and daily are all open. */
  noLimitReason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
})

/** The terms of every promotion, as stored and as edited. */
export const termsIn = v.object({
  startAt: range(instantIn),
  endAt: range(instantIn),
  sort: v.optional(wholeIn(0, 100_000), 100),
  platforms: v.optional(v.pipe(v.array(v.picklist(platformNames)), v.minLength(1)), [...platformNames]),
  audience: v.optional(audience, {}),
  budget: v.optional(budget, {}),
  /** How long an earned gift can be claimed. */
  claimHours: v.optional(wholeIn(1, 8_760), 168),
  /** Ten-thousandths of the audience that do not get it, to measure what it does to the others. */
  holdout: v.pipe(
    v.optional(v.nullable(wholeIn(0, 5_000)), 0),
    v.transform((share) => share ?? 0),
  ),
  /** The regulator's permit, where one is required. */
  permitNo: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
})

export type Terms = v.InferOutput<typeof termsIn>
export type WireTerms = v.InferInput<typeof termsIn>
