import * as v from 'valibot'
import { daysBetween, calendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import { taskKinds } from '../task-kind.ts'
import { isPiece, type PieceId, pieceIds, pieceIn, type Prize, prizeWeights } from '../rules.ts'
import { costAssumed, costOfNewYear } from './cost.ts'
import { manilaMomentIn } from './manila-moment.ts'
import { newYearTexts } from './messages/index.ts'
import { newYearFields } from './new-year-fields.ts'
import { newYearRule } from './new-year-rule.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const weight = whole(1, prizeWeights)
const chancesTip = 'The chances must add up to 100%.'
const addUp = (all: readonly Pick<Prize, 'weight'>[]): boolean =>
  all.reduce((sum, prize) => sum + prize.weight, 0) === prizeWeights
const rewards = v.pipe(
  rewardItemsIn,
  v.check((items) => !items.some(isPiece), 'Choose the piece in its own column.'),
)
const pieceId = v.picklist(pieceIds)

const prize = v.pipe(
  v.object({ weight, piece: v.union([v.literal(0), pieceId]), items: rewards }),
  v.check(({ piece, items }) => (piece === 0) === items.length > 0, 'Every prize is one piece or a reward.'),
  v.transform(({ piece, items, ...each }): Prize => ({ ...each, items: piece === 0 ? items : [onePiece(piece)] })),
)
const onePiece = (id: PieceId) => ({ id, count: 1, betRate: basisPoints(0) })

const prizes = v.pipe(
  v.array(prize),
  v.maxLength(20),
  v.check((all) => addUp(all), chancesTip),
  v.check(
    (all) => pieceIds.every((id) => all.some(({ items }) => pieceIn(items) === id)),
    'Every piece needs a chance: without one of them the grand box never opens.',
  ),
)
const grandPrizes = v.pipe(
  v.array(v.object({ weight, items: v.pipe(rewards, v.minLength(1)) })),
  v.maxLength(20),
  v.check((all) => addUp(all), chancesTip),
)
const task = v.pipe(
  v.object({ id: whole(1, 99), kind: whole(0, taskKinds.length - 1), need: centavosIn, boxes: whole(1, 100) }),
  v.transform(({ kind, ...each }) => ({ ...each, kind: taskKinds[kind] ?? 'login' })),
)
const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length
const tasks = v.pipe(
  v.array(task),
  v.minLength(1),
  v.maxLength(10),
  v.check((all) => isOnce(all.map(({ id }) => id)), 'Each number can be used once.'),
  v.check((all) => all.filter(({ kind }) => kind === 'share').length <= 1, 'Sharing can be one task only.'),
  v.check(
    (all) => all.every(({ kind, need }) => need > 0n || kind === 'login' || kind === 'share'),
    'Enter the sum that a deposit or bets have to reach.',
  ),
)
const leftovers = v.pipe(
  v.array(v.object({ id: pieceId, points: whole(0, 10_000) })),
  v.check((all) => all.length === pieceIds.length && isOnce(all.map(({ id }) => id)), 'Each piece needs one row.'),
)

export const newYearKind = promotionKind({
  activityId: activityType.newYear,
  key: 'new-year',
  title: newYearTexts.title,
  texts: newYearTexts,
  asks: { mobile: true },
  isGreen: true,
  isSeason: true,
  terms: {
    startAt: startOfDay(calendarDay('2026-12-15')),
    endAt: endOfDay(calendarDay('2027-01-15')),
    sort: 2,
    audience: { inGreenMode: true },
    budget: { total: wireCentavos(50_000_000), daily: wireCentavos(3_000_000) },
  },
  settings: v.object({
    midnight: manilaMomentIn,
    tasks,
    extraPer: v.pipe(
      centavosIn,
      v.check((amount) => amount >= 100n, 'At least ₱1.'),
    ),
    extraMax: whole(0, 10),
    prizes,
    guaranteedAt: whole(0, 100),
    grandPrizes,
    leftovers,
  }),
  fields: newYearFields,
  cost: (newYear, { startAt, endAt }) => {
    const days = startAt === null || endAt === null ? 0 : daysBetween(dayOf(startAt), dayOf(endAt))
    return { ...costOfNewYear(newYear, days), assumed: costAssumed }
  },
  rule: newYearRule,
})
