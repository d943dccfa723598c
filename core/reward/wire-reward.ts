import * as v from 'valibot'
import { basisPoints } from '#core/money/basis-points.ts'
import { multiplierIn, multiplierOut } from '#core/money/wire-basis-points.ts'
import { rewardKindOf } from './reward-item.ts'

const idTip = 'Give the id of a reward item: 2001 for coin, 2002 for points.'
const countTip = 'Give a whole number above 0.'
const itemsMax = 50

const isRewardId = (id: number) => rewardKindOf(id) !== undefined

/** A reward item as an operator writes it and the database keeps it; without a betRate nothing must be staked. */
export const rewardItemIn = v.pipe(
  v.object({
    id: v.pipe(v.number(idTip), v.safeInteger(idTip)),
    count: v.pipe(v.number(countTip), v.safeInteger(countTip), v.minValue(1, countTip)),
    betRate: v.optional(multiplierIn),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (isRewardId(value.id)) return { ...value, betRate: value.betRate ?? basisPoints(0) }
    addIssue({ message: idTip, path: [{ type: 'object', origin: 'value', input: value, key: 'id', value: value.id }] })
    return NEVER
  }),
)

export const rewardItemsIn = v.pipe(v.array(rewardItemIn), v.maxLength(itemsMax))

export const rewardItemOut = v.object({ id: v.number(), count: v.number(), betRate: multiplierOut })

export const rewardItemsOut = v.array(rewardItemOut)
