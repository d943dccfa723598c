import * as v from 'valibot'
import { calendarDay, dayOf, daysBetween, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { translated } from '#core/message/local-text.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { amountAboveZeroIn, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { type DayTask, type Festival, packBonus } from '../rules.ts'
import { taskKinds } from '../task-kind.ts'
import { festivalThemes } from '../theme.ts'
import { costAssumed, costOfFestival } from './cost.ts'
import { festivalFields } from './festival-fields.ts'
import { festivalRule } from './festival-rule.ts'
import { festivalTexts } from './messages/index.ts'

const id = wholeIn(1, 99)
const stars = wholeIn(1, 1_000_000)
const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length
const areNumbered = (rows: readonly { readonly id: number }[]): boolean => isOnce(rows.map((row) => row.id))
const onceTip = 'Each number can be used once.'

const packs = v.pipe(
  v.array(
    v.pipe(
      v.object({
        id,
        price: amountAboveZeroIn,
        rate: v.pipe(wholeIn(1, 10_000), v.transform(basisPoints)),
        stars: wholeIn(0, 1_000_000),
      }),
      v.check((pack) => packBonus(pack) > 0n, 'The bonus is less than ₱0.01.'),
    ),
  ),
  v.maxLength(9),
  v.check((rows) => areNumbered(rows), onceTip),
  v.check((rows) => isOnce(rows.map(({ price }) => price)), 'Every pack needs a price of its own.'),
)
const task = v.pipe(
  v.object({ id, kind: wholeIn(0, taskKinds.length - 1), rounds: wholeIn(0, 100_000), bets: centavosIn, stars }),
  v.transform(({ id: number, kind: at, rounds, bets, stars: count }): DayTask => {
    const kind = taskKinds[at] ?? 'visit'
    return { id: number, kind, need: kind === 'visit' ? 0n : kind === 'play' ? BigInt(rounds) : bets, stars: count }
  }),
  v.check(({ kind, need }) => kind === 'visit' || need > 0n, 'Enter the rounds or bets that the task asks for.'),
)
const shop = v.pipe(
  v.array(
    v.object({
      id,
      stars,
      items: v.pipe(rewardItemsIn, v.minLength(1, 'Add a reward.')),
      perPlayer: wholeIn(1, 1_000),
    }),
  ),
  v.minLength(1),
  v.maxLength(20),
  v.check((rows) => areNumbered(rows), onceTip),
)
const name = v.pipe(v.string(), v.trim(), v.maxLength(40))

export const festivalKind = promotionKind({
  activityId: activityType.festival,
  key: 'festival',
  title: festivalTexts.title,
  texts: festivalTexts,
  asks: { mobile: true },
  isGreen: true,
  isSeason: true,
  terms: {
    startAt: startOfDay(calendarDay('2026-11-20')),
    endAt: endOfDay(calendarDay('2026-12-06')),
    sort: 4,
    audience: { inGreenMode: true },
    budget: { total: wireCentavos(20_000_000), daily: wireCentavos(2_000_000) },
  },
  settings: v.pipe(
    v.object({
      name: v.pipe(name, v.minLength(1, 'Enter a name.')),
      nameFil: name,
      theme: v.pipe(
        wholeIn(0, festivalThemes.length - 1),
        v.transform((at) => festivalThemes[at] ?? 'fiesta'),
      ),
      shopDays: wholeIn(0, 30),
      packs,
      packBetRate: multiplierIn,
      tasks: v.pipe(
        v.array(task),
        v.maxLength(12),
        v.check((rows) => areNumbered(rows), onceTip),
      ),
      shop,
    }),
    v.transform(({ nameFil, ...rest }): Festival => ({ ...rest, name: translated(rest.name, nameFil) })),
  ),
  fields: festivalFields,
  cost: (festival, { startAt, endAt }) => {
    const all = startAt === null || endAt === null ? 0 : daysBetween(dayOf(startAt), dayOf(endAt))
    return { ...costOfFestival(festival, Math.max(0, all - festival.shopDays)), assumed: costAssumed }
  },
  rule: festivalRule,
})
